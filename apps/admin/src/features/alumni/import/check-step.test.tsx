import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { plannedRow as plan } from '../../../../test/planned-row.ts';
import { CheckStep } from './check-step.tsx';
import { type CheckedRow, toCheckedRow } from './checked-rows.ts';

const person = (id: string, name: string, part: object = {}) => ({
  id,
  name,
  entryYear: '',
  graduationYear: '',
  nim: '',
  email: '',
  hasAccount: false,
  ...part,
});
const known = person('k', 'Budi Lama', { entryYear: '2010', nim: '1001' });
const joined = person('j', 'Budi Akun', { hasAccount: true });
const lost = { field: 'phone', value: 'x', text: 'Telepon dibuang.' };
const change = { field: 'nim', old: '', new: '1001' };
const people = [known, joined];
const rowOf = (row: number, part: Parameters<typeof plan>[1] = {}, values: object = {}) =>
  toCheckedRow(plan(row, part), null, { name: part?.name ?? 'Budi', ...values });

const rows = [
  rowOf(2, { changes: [change, { ...change, field: 'company', new: 'PT A' }] }),
  rowOf(3, { action: 'complete', name: 'Ani', target: known, warnings: [lost] }, { phone: 'x' }),
  rowOf(4, { action: 'probable', name: 'Caca', candidates: people }),
  rowOf(5, { action: 'conflict', name: 'Dedi', candidates: people, taken: ['email', 'nim'] }),
  rowOf(6, { action: 'bare', name: 'Eka', reason: 'Tanpa pembanding.' }),
  rowOf(7, { action: 'rejected', name: '' }),
  rowOf(8, { action: 'double', name: 'Fani', reason: 'Sama dengan baris 2.' }),
  rowOf(9, { action: 'joined', name: 'Gita', candidates: people, target: joined }),
];

type Check = ComponentProps<typeof CheckStep>['check'];
const choose = vi.fn();
const correct = vi.fn(async () => true);
const checkOf = (checked: readonly CheckedRow[] | undefined, part: object = {}) =>
  ({ query: {}, progress: 3, total: 8, checked, choose, correct, ...part }) as unknown as Check;
const show = (check: Check) => render(<CheckStep check={check} />).container;
const shownRows = () =>
  [...document.querySelectorAll('tbody tr.ant-table-row')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );
const filters = () => [...document.querySelectorAll('label.ant-radio-button-wrapper')];

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('counts while it checks, and says why it cannot', () => {
  expect(show(checkOf(undefined)).textContent).toContain('Memeriksa 3 dari 8 baris');
  cleanup();
  const query = { isError: true, error: new Error('x'), refetch: () => undefined };
  expect(show(checkOf(undefined, { query })).textContent).toContain('Gagal memeriksa berkas');
});

test('shows each row with its outcome and what can be done, those to look at first', async () => {
  const { container, rerender } = render(<CheckStep check={checkOf(rows)} />);
  expect(filters().map(({ textContent }) => textContent)).toEqual([
    'Yang perlu Anda lihat (5)',
    'Semua (8)',
    'Dengan kehilangan (1)',
    'Baru (1)',
    'Melengkapi (1)',
    'Mungkin sama (1)',
    'Sudah bergabung (1)',
    'Ganda di berkas (1)',
    'Tanpa pembanding (1)',
    'Bentrok (1)',
    'Ditolak (1)',
  ]);
  expect(shownRows()).toHaveLength(5);
  await act(async () => fireEvent.click(screen.getByLabelText('Semua (8)')));
  expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    'Baris',
    'Nama',
    'Hasil',
    'Keterangan',
    'Tindakan',
  ]);
  expect(shownRows()).toEqual([
    '2 | Budi | Baru | NIM: 1001 · Perusahaan: PT A | Lewati',
    '3 | Ani | Melengkapi | Telepon dibuang.Sudah ada: Budi Lama, angkatan 2010, NIM 1001TeleponPeriksa lagi | Lewati',
    '4 | Caca | Mungkin sama | Mungkin: Budi Lama, angkatan 2010, NIM 1001; Budi Akun (sudah bergabung, profilnya tidak diubah)Perbaiki | Lewati',
    '5 | Dedi | Bentrok | Mungkin: Budi Akun (sudah bergabung, profilnya tidak diubah)NIMEmailPeriksa lagi | Lewati',
    '6 | Eka | Tanpa pembanding | Tanpa pembanding.Perbaiki | Tetap tambahkan',
    '7 | – | Ditolak | Nama lengkapPeriksa lagi | ',
    '8 | Fani | Ganda di berkas | Sama dengan baris 2. | ',
    '9 | Gita | Sudah bergabung | Sudah ada: Budi Akun | ',
  ]);
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const [isNew, bare] = [box('Lewati Budi, baris 2'), box('Tetap tambahkan Eka, baris 6')];
  expect([isNew.checked, bare.checked]).toEqual([false, false]);
  fireEvent.click(isNew);
  fireEvent.click(bare);
  expect(choose.mock.calls.map(([row, choice]) => [row.row, choice])).toEqual([
    [2, 'skip'],
    [6, 'new'],
  ]);
  choose.mockClear();
  const answers = ['skip', '', 'skip', 'skip', 'new'];
  const answered = rows.map((row, at) => ({ ...row, choice: answers[at] ?? row.choice }));
  rerender(<CheckStep check={checkOf(answered)} />);
  expect([isNew.checked, bare.checked]).toEqual([true, true]);
  fireEvent.click(isNew);
  fireEvent.click(bare);
  expect(choose.mock.calls.map(([row, choice]) => [row.row, choice])).toEqual([
    [2, ''],
    [6, 'skip'],
  ]);
  expect(container.textContent).not.toContain('Tidak ada yang perlu Anda lihat.');
});

test('asks what a row is: a known person without an account, or somebody else', async () => {
  show(checkOf(rows.filter(({ row }) => row === 4 || row === 5)));
  const optionsOf = async (row: string) => {
    const field = screen.getByLabelText(`Tindakan untuk ${row}`);
    await act(async () => void fireEvent.mouseDown(field));
    return [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  };
  const common = ['Lewati', 'Lengkapi Budi Lama, angkatan 2010, NIM 1001'];
  const first = await optionsOf('Caca, baris 4');
  expect(first.map(({ textContent }) => textContent)).toEqual([...common, 'Orang lain']);
  await act(async () => first[1]?.click());
  const other = (await optionsOf('Dedi, baris 5')).slice(-3);
  expect(other.map(({ textContent }) => textContent)).toEqual([
    ...common,
    'Tanpa email dan NIM ini',
  ]);
  await act(async () => other[2]?.click());
  expect(choose.mock.calls.map(([one, choice]) => [one.row, choice])).toEqual([
    [4, 'k'],
    [5, 'new'],
  ]);
});

test('a row is corrected in the fields to look at, or in all of them once asked for', async () => {
  const looked = rowOf(3, { action: 'probable', name: 'Ani' }, { nim: '7', phone: '' });
  show(checkOf([looked, rowOf(5, { action: 'rejected', name: '' }, { name: '' })]));
  expect(screen.getByLabelText('Periksa lagi baris 5')).toBeDefined();
  expect(screen.getByLabelText('Nama lengkap baris 5')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Perbaiki Ani, baris 3'));
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['name', 'Ani'],
    ['nim', '7'],
    ['name', ''],
  ]);
  fireEvent.change(screen.getByLabelText('NIM Ani, baris 3'), { target: { value: '8' } });
  const send = screen.getByLabelText('Periksa lagi Ani, baris 3');
  await act(async () => send.click());
  expect(correct.mock.calls).toEqual([[looked, { name: 'Ani', nim: '8' }]]);
  const statuses = () =>
    [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  expect(statuses()).toContain('Sudah diperiksa lagi: Mungkin sama.');
  correct.mockResolvedValueOnce(false);
  await act(async () => send.click());
  expect(statuses()).not.toContain('Sudah diperiksa lagi: Mungkin sama.');
});

test('says that nothing is to be looked at, names sheets, and puts all below the name on a phone', async () => {
  const placed = [{ ...rowOf(2), place: '2010, baris 2' }];
  expect(show(checkOf(placed)).textContent).toMatch(/^Tidak ada yang perlu Anda lihat\./);
  expect(shownRows()).toEqual(['2010, baris 2 | Budi | Baru |  | Lewati']);
  expect(screen.getByLabelText<HTMLInputElement>('Semua (1)').checked).toBe(true);
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fireEvent.click(screen.getByText('Ekspor tabel'));
  await vi.waitFor(() => expect(clicked).toHaveBeenCalled());
  const [link] = clicked.mock.contexts;
  expect(link instanceof HTMLAnchorElement && link.download).toBe('pemeriksaan-impor.xlsx');
  expect(made).toHaveBeenCalledWith(expect.any(Blob));
  cleanup();
  vi.restoreAllMocks();
  const listeners = { addListener: () => undefined, removeListener: () => undefined };
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...listeners, ...events }));
  show(checkOf(rows.slice(1, 2)));
  expect(shownRows()).toEqual([
    '3 | AniMelengkapiTelepon dibuang.Sudah ada: Budi Lama, angkatan 2010, NIM 1001TeleponPeriksa lagiLewati',
  ]);
  vi.unstubAllGlobals();
});
