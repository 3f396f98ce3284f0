import { expect, test } from 'vitest';
import { differingFields, type FieldTexts } from './differing-fields.ts';

interface Fields {
  title: string;
  place: string | null;
  isOpen: boolean;
  list: string[];
  note: string;
}

const texts: FieldTexts<Fields> = {
  title: 'Judul',
  place: 'Tempat',
  isOpen: { label: 'Terbuka', write: (isOpen) => (isOpen ? 'Ya' : 'Tidak') },
  list: 'Daftar',
};
const mine: Fields = { title: 'A', place: '', isOpen: true, list: ['satu'], note: 'x' };

test('names the fields that are written differently, with both texts', () => {
  const theirs = { ...mine, title: 'B', isOpen: false, list: ['satu', 'dua'] };
  expect(differingFields(theirs, mine, texts)).toEqual([
    { label: 'Judul', theirs: 'B', mine: 'A' },
    { label: 'Terbuka', theirs: 'Tidak', mine: 'Ya' },
    { label: 'Daftar', theirs: 'satu\ndua', mine: 'satu' },
  ]);
});

test('sees no difference where people would see none, nor in a field without a text', () => {
  expect(differingFields({ ...mine, place: null, note: 'y' }, mine, texts)).toEqual([]);
});
