import type { OwnAlumni, OwnYearGroup } from '@portal/api/alumni';
import { createQueryClient, QueryClientProvider, queryOptions, useQuery } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { YearCard } from './year-card.tsx';

afterEach(cleanup);

const alumni: OwnAlumni = {
  id: '1',
  fullName: 'Budi',
  email: 'budi@a.example',
  entryYear: '2012',
  profileImageUrl: null,
  canPostJobs: false,
  specialBadge: null,
  validationStatus: 'verified',
  isListed: true,
  decisionNote: '',
  decidedAt: '',
  reviewAskedAt: '',
  reviewCount: 0,
};
const link = 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv';
const none: OwnYearGroup = { link: null, isYearChecked: true };

function show(changes: Partial<OwnAlumni>, group: OwnYearGroup) {
  const cache = createQueryClient({ onError: () => undefined });
  const own = queryOptions({ queryKey: ['group'], queryFn: () => group, enabled: false });
  cache.setQueryData(own.queryKey, group);
  const Read = () => <YearCard alumni={{ ...alumni, ...changes }} group={useQuery(own)} />;
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <Read />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
const links = () =>
  screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
const directory = ['Lihat angkatan 2012', '/alumni?angkatan=2012'];

test('one press leads to the own year in the directory, and one to its group', () => {
  show({}, { ...none, link });
  expect(links()).toEqual([directory, ['Grup WhatsApp angkatan', link]]);
  expect(screen.getByText(/Jangan bagikan/)).toBeTruthy();
});

const unchecked = { link: null, isYearChecked: false };
const contact = ['hubungi pengurus', '/kontak'];
const year = ['Isi tahun masuk', '/profile-settings#akademik'];

test.each<[string, Partial<OwnAlumni>, OwnYearGroup, RegExp, unknown[]]>([
  ['no group', {}, none, /belum ada di portal/, [directory, contact]],
  ['an unchecked year', {}, unchecked, /setelah pengurus memeriksanya/, [directory, contact]],
  ['a pending row', { validationStatus: 'pending' }, unchecked, /terverifikasi/, [directory]],
  ['no entry year', { entryYear: null }, none, /belum diisi/, [year]],
])('with %s, the card says what to do', (_name, changes, group, text, ways) => {
  show(changes, group);
  expect(screen.getByText(text)).toBeTruthy();
  expect(links()).toEqual(ways);
});
