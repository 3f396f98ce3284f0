import { expect, it } from 'vitest';
import { availableMemory, requireMemory } from './memory.ts';

it('says that half a gigabyte of memory is too little, and how much is needed', () => {
  expect(() => requireMemory(512 * 1024 * 1024)).toThrow(
    'The portal may use 512 MB of memory, and needs 950 MB. Give it more and start again; the data are kept as they are.',
  );
  requireMemory(1024 ** 3);
});

it('takes a machine without a limit as it is', () => {
  expect(availableMemory()).toBeGreaterThan(0);
  expect(Number.isFinite(availableMemory())).toBe(true);
});
