import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';

const { resolve } = createRequire(import.meta.resolve('@portal/federation'));

// In the repository of an area, React has the version of that area: older ones lack what the shell's has.
test('the tool loads nothing of React', async () => {
  vi.doMock(resolve('react'), () => {
    throw new Error('React was loaded');
  });
  expect(await import('./index.ts')).toHaveProperty('releaseApp');
});
