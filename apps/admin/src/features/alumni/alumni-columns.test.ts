import type { ListedAlumni } from '@portal/api/alumni/admin';
import { expect, test } from 'vitest';
import { alumniColumns } from './alumni-columns.tsx';

const alumnus: ListedAlumni = {
  id: '1',
  version: 1,
  fullName: 'Budi',
  email: 'budi@contoh.example',
  imageUrl: null,
  nim: '05E00123',
  phoneNumber: '0812 3456 7890',
  concentration: 'Tenaga',
  entryYear: '2005',
  graduationYear: '2009',
  specialBadge: 'Mentor',
  canPostJobs: false,
  isListed: true,
  jobTitle: 'Teknisi',
  company: 'PT Uji',
  location: 'Medan',
  createdAt: '',
  status: 'verified',
  reason: '',
  hasAccount: true,
  lacksConfirmation: false,
};

test('whatever the search looks in, and what tells people apart, can be shown as a column', () => {
  const texts = alumniColumns.map(({ title, text }) => [title, text?.(alumnus)]);
  expect(Object.fromEntries(texts)).toMatchObject({
    Email: 'budi@contoh.example',
    NIM: '05E00123',
    Telepon: '0812 3456 7890',
    Konsentrasi: 'Tenaga',
    Lulus: '2009',
    Lencana: 'Mentor',
    Perusahaan: 'PT Uji',
  });
});
