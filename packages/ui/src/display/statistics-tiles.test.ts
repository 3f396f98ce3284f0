import { expect, test } from 'vitest';
import { statisticsTiles } from './statistics-tiles.ts';

const counts = { alumniCount: 1260, eventsCount: 9, jobsCount: 10 };

test('shows the live counts and the founding year', () => {
  expect(statisticsTiles(counts, [], '…')).toEqual([
    { label: 'Alumni Terdaftar', value: '1.260+' },
    { label: 'Tahun Berdiri', value: '2003' },
    { label: 'Kegiatan', value: '9+' },
    { label: 'Lowongan Kerja', value: '10+' },
  ]);
});

test('shows the founding year while the counts are loading', () => {
  const values = statisticsTiles(undefined, [], '…').map((tile) => tile.value);
  expect(values).toEqual(['…', '2003', '…', '…']);
});

test('appends configured entries with another title, each once', () => {
  const configured = [
    { title: ' alumni terdaftar ', value: '5' },
    { title: 'Mitra Industri', value: '14' },
    { title: 'mitra industri', value: '15' },
    { title: '  ', value: '1' },
  ];
  expect(statisticsTiles(counts, configured, '…').slice(4)).toEqual([
    { label: 'Mitra Industri', value: '14' },
  ]);
});
