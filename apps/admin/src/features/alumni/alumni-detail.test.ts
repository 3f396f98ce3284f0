import { expect, test } from 'vitest';
import { heldText } from './alumni-detail.tsx';

test('the question about an alumnus names the events and the places that are lost', () => {
  expect(heldText([])).toBe('');
  const held = [
    { title: 'Temu', isWaiting: false, partySize: 3 },
    { title: 'Lokakarya', isWaiting: false, partySize: 1 },
    { title: 'Kunjungan', isWaiting: true, partySize: 2 },
  ];
  expect(heldText(held)).toMatch(
    /^Pendaftarannya .*: 4 tempat, 1 di daftar tunggu, di ‘Temu’, ‘Lokakarya’, ‘Kunjungan’\. .* diberi tahu/,
  );
});
