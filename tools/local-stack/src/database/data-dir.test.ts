import { expect, it } from 'vitest';
import { messageOf } from '../stack-error.ts';
import { requireSpace } from './data-dir.ts';

it('says that the disk is full and what is needed, and advises to delete nothing', () => {
  expect(() => requireSpace('/data', 20 * 1024 * 1024)).toThrow(
    'The disk of /data is full: 20 MB are free, and the portal needs 150 MB. Free some space and start again; the data are kept as they are.',
  );
  requireSpace('/data', 1024 ** 3);
});

it('has a message for the errors of the embedded file system, which are not JavaScript errors', () => {
  expect(messageOf({ name: 'ErrnoError', errno: 51 })).toBe('ErrnoError 51');
});
