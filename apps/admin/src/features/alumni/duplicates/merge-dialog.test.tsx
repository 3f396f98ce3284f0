import type { LikeRecord } from '@portal/api/alumni-duplicates';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsOf, PairActions } from './like-record.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const ids = ['a', 'b'] as const;
const stored = (place: 0 | 1, row: object) => ({
  id: ids[place],
  version: place + 3,
  created_at: `201${place}-01-01T00:00:00+00:00`,
  full_name: place ? 'Ani S' : 'Ani Susanti',
  validation_status: 'pending',
  updated_at: '2020-01-01',
  ...row,
});
const refusal = () => Response.json({ code: 'PT400', message: 'Tidak bisa.' }, { status: 400 });

let answers: Record<string, unknown>;
let sent: [name: string, body: unknown][];
const onClose = vi.fn();

beforeEach(() => {
  [answers, sent] = [{}, []];
  onClose.mockClear();
  dismissToast();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    if (name !== 'preview_merge') sent.push([name, JSON.parse(String(init?.body ?? 'null'))]);
    return answers[name] === 'refused' ? refusal() : Response.json(answers[name] ?? null);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const show = (content: ReactElement) =>
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        {content}
      </QueryClientProvider>
    </BrowserRouter>,
  );
const dialog = () => document.querySelector('dialog')?.textContent ?? '';
const says = (words: string) => waitFor(() => expect(dialog()).toContain(words));
const press = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('button, label')];
    const isIt = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent) === name;
    all.findLast(isIt)?.click();
  });
async function open(kept: object, gone: object, told: object = {}) {
  const preview = { kept: stored(0, kept), gone: stored(1, gone), fields: {}, ...told };
  answers.preview_merge = preview;
  show(<MergeDialog ids={ids} onClose={onClose} />);
  await says('Rekaman yang tetap');
}

const effects =
  'Riwayat pekerjaan, pendidikan lanjutan, pelatihan, organisasi, dan pendaftaran kegiatan dari keduanya digabung; isian yang sama tidak diulang.';

test('shows two records, what is chosen, given and the same, and what becomes of them', async () => {
  await open(
    {
      full_name: 'Ani',
      company: 'PLN',
      bio: 'Halo',
      user_id: 'u',
      email: 'a@x.example',
      is_listed: true,
    },
    {
      company: 'PT A',
      nim: '1001',
      bio: 'Halo',
      email: 'b@x.example',
      validation_status: 'verified',
    },
    {
      becomes_verified: true,
      fields: {
        full_name: 'choice',
        company: 'choice',
        nim: 'given',
        bio: 'same',
        thesis_title: 'same',
        email: 'own',
        is_listed: 'given',
      },
    },
  );
  expect(dialog()).toBe(
    [
      'Gabungkan dua rekaman',
      'Rekaman yang tetapAniMenunggu ValidasiPunya akun · sejak 1 Januari 2010',
      'Digabungkan ke dalamnyaAni STerverifikasiBelum memiliki akun · sejak 1 Januari 2011',
      'Nama lengkapRekaman yang tetapAniDigabungkan ke dalamnyaAni S',
      'PerusahaanRekaman yang tetapPLNDigabungkan ke dalamnyaPT A',
      'Diambil dari yang mengisinyaNIM1001Tampil di direktoriYa',
      '1 isian samaBioHalo',
      'Kosongkan isian yang salah pada keduanyaNIMPerusahaan',
      'Emailnya tetap a@x.example, email akunnya.',
      effects,
      'Hasilnya langsung terverifikasi.',
      'GabungkanBatal',
    ].join(''),
  );
  const radios = () =>
    [...document.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked);
  expect(radios()).toEqual([true, false, true, false, false, false]);
  await press('Digabungkan ke dalamnyaPT A');
  await press('NIM');
  await press('Perusahaan');
  expect(radios()).toEqual([true, false, false, true, true, true]);
  await press('Perusahaan');
  expect(radios()).toEqual([true, false, false, true, true, false]);
  answers.merge_alumni = 'refused';
  await press('Gabungkan');
  await says('Tidak bisa.');
  history.replaceState(null, '', '/?detail=b');
  answers.merge_alumni = { merge_id: 'm', kept_id: 'a' };
  await press('Gabungkan');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const merge = { one_id: 'a', one_version: 3, other_id: 'b', other_version: 4 };
  const request = ['merge_alumni', { ...merge, taken: ['company'], emptied: ['nim'] }];
  expect(sent.filter(([name]) => name === 'merge_alumni')).toEqual([request, request]);
  expect(location.search).toBe('?detail=a');
  expect(getToast()).toMatchObject({ tone: 'success', title: 'Kedua rekaman telah digabung' });
  answers.take_back = { undone: 1 };
  await act(async () => getToast()?.action?.run());
  await waitFor(() => expect(getToast()?.title).toBe('Penggabungan telah diurungkan'));
  expect(sent.find(([name]) => name === 'take_back')).toEqual(['take_back', { cause_id: 'm' }]);
});

test('shows of two that cannot be merged why, and nothing to press but the way back', async () => {
  const fields = { company: 'choice', nim: 'given' };
  await open({ company: 'PLN' }, { company: 'A', nim: '1' }, { obstacle: 'Dua akun.', fields });
  expect(dialog()).toMatch(/^Gabungkan dua rekamanDua akun\.Rekaman yang tetap.*NIM1Tutup$/);
  expect(dialog()).not.toContain('isian sama');
  await press('Tutup');
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a connection nothing is merged; two alike are only joined', async () => {
  await open({}, {});
  expect(dialog()).toMatch(new RegExp(`sejak 1 Januari 2011${effects}GabungkanBatal$`));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(dialog()).toContain('Tidak ada koneksi. Menggabungkan memerlukan koneksi.');
  await press('Batal');
  expect(onClose).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  await act(async () => void window.dispatchEvent(new Event('online')));
});

test('says that one of two is gone, or that they cannot be read', async () => {
  show(<MergeDialog ids={ids} onClose={onClose} />);
  const gone = 'Salah satu dari keduanya sudah digabung atau dihapus.';
  await says(gone);
  expect(dialog()).toBe(`Gabungkan dua rekaman${gone}Tutup`);
  await press('Tutup');
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  answers.preview_merge = 'refused';
  show(<MergeDialog ids={ids} onClose={onClose} />);
  await says('Gagal membaca rekaman');
});

test('two are of different people, which can be taken back, unless that is refused', async () => {
  const [one, other] = [
    { id: 'a', fullName: 'Ani' },
    { id: 'b', fullName: 'Budi' },
  ];
  show(<PairActions {...{ one, other }} />);
  const different = 'Bukan orang yang sama: Ani dan Budi';
  answers.call_different = 'refused';
  await press(different);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(getToast()).toBeNull();
  answers.call_different = null;
  await press(different);
  const title = 'Dicatat sebagai dua orang yang berbeda';
  await waitFor(() => expect(getToast()).toMatchObject({ tone: 'success', title }));
  await act(async () => getToast()?.action?.run());
  const told = (isDifferent: boolean) => ({
    one_id: 'a',
    other_id: 'b',
    is_different: isDifferent,
  });
  await waitFor(() => expect(sent.map(([, body]) => body)).toEqual([true, true, false].map(told)));
  await press('Gabungkan Ani dan Budi');
  await says('Gabungkan dua rekaman');
  await says('Tutup');
  await press('Tutup');
  expect(dialog()).toBe('');
});

test('what a record says in one line', () => {
  const record = { entryYear: '2010', graduationYear: '2014', nim: '1', email: 'a@x.example' };
  const whole = { ...record, phoneNumber: '0812', hasAccount: true } as LikeRecord;
  expect(detailsOf(whole)).toBe(
    'Angkatan 2010 · lulus 2014 · NIM 1 · a@x.example · 0812 · punya akun',
  );
  const none = { entryYear: '', graduationYear: '', nim: '', email: '', phoneNumber: '' };
  expect(detailsOf({ ...none, hasAccount: false } as LikeRecord)).toBe('belum memiliki akun');
});
