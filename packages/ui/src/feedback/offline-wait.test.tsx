import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SkeletonGroup } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [
    'a skeleton',
    <SkeletonGroup key="1" label="Memuat profil…">
      <p>x</p>
    </SkeletonGroup>,
  ],
  ['a spinner', <Spinner key="2" label="Memuat profil…" />],
])('offline: %s says what it waits for, and continues once online', (_, waiting) => {
  vi.stubGlobal('navigator', { onLine: false });
  render(waiting);
  expect(screen.getByRole('status').textContent).toContain('Tidak ada koneksi internet.');
  vi.stubGlobal('navigator', { onLine: true });
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.getByRole('status').textContent).toContain('Memuat profil…');
});
