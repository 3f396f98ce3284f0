import type { ExportedAlumni } from '@portal/api/alumni/admin';
import { expect, test } from 'vitest';
import { exportedColumns } from './alumni-fields.ts';

test('writes each job and business of an alumnus on a line of its own', () => {
  const entry = { id: 'a', companyName: 'PT Solo', position: 'Insinyur', description: '' };
  const work: ExportedAlumni['work'] = [
    { ...entry, type: 'usaha', startMonth: '2020-01', endMonth: '', description: 'Panel' },
    { ...entry, type: 'pekerjaan', startMonth: '2015-03', endMonth: '2019-12' },
  ];
  const column = exportedColumns.find(({ title }) => title === 'Riwayat pekerjaan');
  expect(column?.text({ work } as ExportedAlumni)).toBe(
    'Insinyur, PT Solo, Usaha, 2020-01 – sekarang, Panel\nInsinyur, PT Solo, Pekerjaan, 2015-03 – 2019-12',
  );
});
