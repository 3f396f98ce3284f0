import { type AlumniRecord, alumniMutations, alumniRecordQuery } from '@portal/api/alumni/admin';
import { duplicatesQuery, mergesQuery, registrationNoteQuery } from '@portal/api/alumni-duplicates';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { workHistoryQuery } from '@portal/api/work-history';
import { BrowserRouter } from '@portal/federation/router';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../table/list-context.ts';
import { AlumniDetail } from './alumni-detail.tsx';
import { alumniStatusInfo } from './alumni-status.ts';
import { newAlumni } from './alumni-values.ts';
import { DetailFacts, Identity } from './detail/detail-content.tsx';
import { WorkHistory } from './detail/detail-items.tsx';
import { DuplicateHints } from './duplicates/duplicate-hints.tsx';
import { PastMerges } from './duplicates/past-merges.tsx';

const { picture: _, status: _status, email: _email, ...profile } = newAlumni;
const record = {
  id: 'ani',
  version: 3,
  status: 'pending',
  userId: null,
  email: '',
  profile: { ...profile, fullName: 'Ani', entryYear: '2010' },
  imageUrl: null,
  specialBadge: '',
  canPostJobs: false,
  isListed: true,
  createdAt: '2026-01-02T03:00:00Z',
  updatedAt: '2026-02-03T03:00:00Z',
  lacksConfirmation: false,
  reason: '',
  reviewCount: 0,
  reviewAskedAt: '',
  reviewNote: '',
  formerEntryYear: '',
  degrees: [],
  trainings: [],
  organizations: [],
} as unknown as AlumniRecord;

let cache: ReturnType<typeof createQueryClient>;
let calls: string[];
let answer: (name: string) => Response;
const editOpen = vi.fn();
const answers = { neighbours: null, onClose: () => undefined };
const list = {
  name: 'alumni',
  title: 'Alumni',
  record: alumniRecordQuery,
  mutations: alumniMutations,
  statusInfo: alumniStatusInfo,
  editOpen,
  opened: { id: 'ani', ...answers, progress: { failure: null, onShown: () => undefined } },
  lock: { isLocked: () => false, accepts: () => true, hold: async () => undefined },
};

beforeEach(() => {
  cache = createQueryClient({ onError: () => undefined });
  cache.setDefaultOptions({ queries: { enabled: false } });
  [calls, answer] = [[], () => Response.json([])];
  dismissToast();
  editOpen.mockClear();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    calls.push(`${name} ${init?.body ?? ''}`);
    return answer(name);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (content: ReactElement) =>
  render(
    <BrowserRouter>
      <QueryClientProvider client={cache}>
        <ListContext value={list}>{content}</ListContext>
      </QueryClientProvider>
    </BrowserRouter>,
  ).container;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

test('the detail says that the year of entry has changed, and takes it as right', async () => {
  const changed = { ...record, formerEntryYear: '2009' };
  cache.setQueryData(alumniRecordQuery('ani').queryKey, changed);
  show(<AlumniDetail id="ani" />);
  const text = document.body.textContent ?? '';
  const parts = [
    'Tahun masuk berubah 2009 → 2010',
    'Grup WhatsApp angkatan belum terbuka baginya sampai Anda memeriksanya.Benar',
    'Data diri',
    'Kontak',
    'Boleh memasang lowongan',
    'Pendidikan Lanjutan',
    'Riwayat Pekerjaan',
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places.every((place, at) => place > (places[at - 1] ?? -1))).toBe(true);
  expect(screen.getByRole('button', { name: 'Verifikasi Ani' })).toBeDefined();
  answer = () => Response.json([{ id: 'ani' }]);
  await press('Benar');
  await vi.waitFor(() =>
    expect(getToast()).toMatchObject({ tone: 'success', title: 'Tahun Masuk Dibenarkan' }),
  );
  expect(calls).toContain('alumni {"entry_year":"2010"}');
  const empty = { ...changed, profile: { ...record.profile, entryYear: '' } };
  await act(async () => void cache.setQueryData(alumniRecordQuery('ani').queryKey, empty));
  expect(document.body.textContent).toContain('Tahun masuk berubah 2009 → kosong');
});

test('who the person is, with an address to copy and a way to each field', async () => {
  const known = { ...record, email: 'ani@x.example', profile: { ...record.profile, nim: '1001' } };
  expect(show(<Identity record={known} />).textContent).toBe(
    'Data diriNIM1001Angkatan2010Tahun lulusBelum diisiEmailani@x.example',
  );
  await press('Ubah NIM');
  expect(editOpen).toHaveBeenCalledWith('nim');
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  await press('Salin email ani@x.example');
  expect(copied).toHaveBeenCalledWith('ani@x.example');
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Email telah disalin.'),
  );
});

test('the facts, with a text about themselves and the account, if there are any', () => {
  const facts = (changes: object, userId: string | null) => {
    cleanup();
    const profileNow = { ...record.profile, ...changes };
    return show(<DetailFacts record={{ ...record, userId, profile: profileNow }} />).textContent;
  };
  const none = facts({}, null);
  expect(none).toMatch(/^KontakTeleponBelum diisiLinkedInBelum diisiSitus webBelum diisi/);
  expect(none).toMatch(/AkunBelum memiliki akunAkademikKonsentrasiBelum diisi/);
  expect(none).toMatch(/PekerjaanJabatanBelum diisiPerusahaanBelum diisiLokasiBelum diisi$/);
  expect(facts({ bio: 'Halo.' }, 'u')).toMatch(/^Halo\.Kontak.*AkunTerhubungAkademik/);
});

test('the jobs and businesses, or that they cannot be read', async () => {
  const entry = { companyName: 'PT A', position: 'Teknisi', description: 'Panel' };
  const job = { ...entry, type: 'pekerjaan', startMonth: '2015-03', endMonth: '2019-12' };
  const own = { ...entry, type: 'usaha', startMonth: '2020-01', endMonth: '', description: '' };
  cache.setQueryData<unknown>(workHistoryQuery('ani').queryKey, [
    { entry: { ...own, id: '1' } },
    { entry: { ...job, id: '2' } },
  ]);
  expect(show(<WorkHistory alumniId="ani" />).textContent).toBe(
    'Riwayat PekerjaanTeknisiPT A · Usaha · Januari 2020 – SekarangTeknisiPT A · Pekerjaan · Maret 2015 – Desember 2019Panel',
  );
  cleanup();
  cache.clear();
  expect(show(<WorkHistory alumniId="ani" />).textContent).toBe('Riwayat PekerjaanMemuat…');
  cleanup();
  cache.setDefaultOptions({ queries: { retry: false } });
  answer = () => Response.json({ code: 'PT400', message: 'Tidak bisa.' }, { status: 400 });
  show(<WorkHistory alumniId="bayu" />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Gagal memuat riwayat pekerjaan',
  );
});

const like = {
  id: 'b',
  fullName: 'Ani S',
  nim: '',
  email: '',
  phoneNumber: '',
  entryYear: '2010',
  graduationYear: '',
  hasAccount: false,
  isCertain: true,
  same: ['entryYear'],
  different: [],
};
test.each([
  ['a record', 'pending', false, false, 'Mungkin sama dengan '],
  ['an account that waits', 'pending', true, false, 'Mungkin rekaman lama: '],
  ['an account beside another one', 'pending', true, true, 'Mungkin sama dengan '],
  ['a verified account', 'verified', true, false, 'Mungkin sama dengan '],
] as const)('hints at who is like %s', (_what, status, hasAccount, otherHas, beginning) => {
  cache.setQueryData<unknown>(duplicatesQuery('ani').queryKey, [{ ...like, hasAccount: otherHas }]);
  const alumni = { ...record, ...record.profile, status, hasAccount };
  expect(show(<DuplicateHints alumni={alumni} />).textContent).toMatch(
    new RegExp(`^${beginning}Ani S.*Sama: angkatan\\.GabungkanBukan orang yang sama$`),
  );
});

test('hints at nothing without likeness, at another year of graduation, and at a failure', async () => {
  const alumni = { ...record, ...record.profile, hasAccount: true };
  cache.setQueryData<unknown>(duplicatesQuery('ani').queryKey, []);
  expect(show(<DuplicateHints alumni={alumni} />).textContent).toBe('');
  cleanup();
  cache.setQueryData(registrationNoteQuery('ani').queryKey, 'Tahun lulus berbeda.');
  expect(show(<DuplicateHints alumni={alumni} />).textContent).toBe('Tahun lulus berbeda.');
  cleanup();
  cache.setDefaultOptions({ queries: { retry: false } });
  answer = () => Response.json({ code: 'PT400', message: 'Tidak bisa.' }, { status: 400 });
  const shown = show(<DuplicateHints alumni={{ ...alumni, id: 'x', hasAccount: false }} />);
  await vi.waitFor(() => expect(shown.textContent).toContain('Gagal mencari rekaman yang mirip'));
  // Only of an account that waits the registration is asked.
  expect(calls.filter((call) => call.startsWith('registration_note'))).toEqual([
    'registration_note {"of_id":"ani"}',
    'registration_note {"of_id":"ani"}',
  ]);
});

test('a merge is taken back, also in part, and a failure says nothing more', async () => {
  cache.setQueryData<unknown>(mergesQuery('ani').queryKey, [
    { id: 'm', name: 'Ani S', mergedAt: '2026-03-04T03:00:00Z' },
  ]);
  expect(show(<PastMerges id="ani" />).textContent).toBe(
    'Digabung dengan Ani S pada 4 Maret 2026.Urungkan',
  );
  answer = () => Response.json({ code: 'PT400', message: 'Tidak bisa.' }, { status: 400 });
  await press('Urungkan penggabungan dengan Ani S');
  await settled();
  expect([calls, getToast()]).toEqual([['take_back {"cause_id":"m"}'], null]);
  const undone = (left: object[]) => () => Response.json({ undone: 1, left_out: left });
  answer = undone([]);
  await press('Urungkan penggabungan dengan Ani S');
  const title = 'Penggabungan telah diurungkan';
  await vi.waitFor(() => expect(getToast()).toMatchObject({ tone: 'success', title }));
  answer = undone([{ id: 'b', name: 'Ani S', reason: 'changed' }]);
  await press('Urungkan penggabungan dengan Ani S');
  const description = '1 sudah diubah sementara itu dan dibiarkan apa adanya: Ani S';
  await vi.waitFor(() => expect(getToast()).toMatchObject({ tone: 'warning', title, description }));
});
