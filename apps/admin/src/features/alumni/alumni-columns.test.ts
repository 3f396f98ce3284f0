import type { ListedAlumni } from '@portal/api/alumni/admin';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('the columns of the list, and what they say of an alumnus', () => {
  const shown = alumniColumns.map((column) => {
    const { key, title, sort, orders, cardPlace, isHiddenAtFirst, shownFrom, text } = column;
    const facts = [sort, ...(orders ?? []), cardPlace, isHiddenAtFirst && 'hidden', shownFrom];
    return [key, title, ...facts.filter(Boolean), text?.(alumnus) ?? '–'].join(' | ');
  });
  expect(shown).toEqual([
    'name | Nama | full_name | name | –',
    'email | Email | budi@contoh.example',
    'entry-year | Angkatan | entry_year | Angkatan terlama dulu | Angkatan terbaru dulu | titled-fact | 2005',
    'graduation-year | Lulus | graduation_year | Lulus terlama dulu | Lulus terbaru dulu | hidden | 2009',
    'nim | NIM | hidden | 05E00123',
    'concentration | Konsentrasi | hidden | Tenaga',
    'phone | Telepon | hidden | 0812 3456 7890',
    'status | Status | validation_status | Menunggu dulu | Menunggu terakhir | state | –',
    'posting-right | Hak lowongan | hidden | ',
    'listed | Tampil di direktori | hidden | Ya',
    'badge | Lencana | hidden | Mentor',
    'job | Jabatan | hidden | Teknisi',
    'company | Perusahaan | hidden | PT Uji',
    'location | Lokasi | hidden | Medan',
    'created | Bergabung | created_at | Terlama dulu | Terbaru dulu | 1040 | –',
  ]);
  const other = { ...alumnus, canPostJobs: true, isListed: false };
  const said = ['posting-right', 'listed'].map((key) =>
    alumniColumns.find((column) => column.key === key)?.text?.(other),
  );
  expect(said).toEqual(['Ya', 'Tidak']);
});

test('the name opens the detail beside its badge, and a short status keeps what prevents it', () => {
  const onOpen = vi.fn();
  const cell = (key: string, changes: Partial<ListedAlumni> = {}) => {
    const column = alumniColumns.find((one) => one.key === key);
    cleanup();
    const { container } = render(column?.render?.({ ...alumnus, ...changes }, onOpen));
    return container.textContent;
  };
  expect(cell('name')).toBe('BUBudiMentor');
  fireEvent.click(screen.getByRole('button', { name: 'Budi' }));
  expect(onOpen).toHaveBeenCalledWith('1');
  expect(cell('name', { specialBadge: '' })).toBe('BUBudi');
  expect(cell('status')).toBe('Terverifikasi');
  expect(cell('status', { lacksConfirmation: true })).toBe(
    'Terverifikasi Email belum dikonfirmasi',
  );
  expect(screen.getByTitle('Email belum dikonfirmasi')).toBeDefined();
  cleanup();
});
