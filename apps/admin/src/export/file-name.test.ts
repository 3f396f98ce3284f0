import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test('a file is named after its list and what the filter asks for', () => {
  expect(fileNameOf(['Alumni', 'Menunggu Validasi', 'PT Dayá / Riau', null])).toBe(
    'alumni-menunggu-validasi-pt-daya-riau',
  );
  expect(fileNameOf(['Alumni', false, ''])).toBe('alumni');
  expect(fileNameOf(['Alumni', 'a'.repeat(200)])).toHaveLength(120);
});
