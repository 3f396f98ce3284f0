import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter } from '@portal/federation/router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListContext } from '../../../table/list-context.ts';
import { ImportDrawer } from './import-drawer.tsx';
import { initialOptions } from './use-import.ts';

interface Sent {
  row_number: number;
}
let calls: string[];
let apply: () => void;
const onClose = vi.fn();

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const body = JSON.parse(String(init?.body ?? 'null'));
    if (/_import$/.test(name)) calls.push(name);
    if (name === 'start_import') return Response.json('an-import');
    if (name === 'preview_import') {
      const planOf = ({ row_number }: Sent) => ({ row_number, action: 'new', fingerprint: 'f' });
      return Response.json(body.rows.map(planOf));
    }
    if (name !== 'apply_import') return Response.json([]);
    await new Promise<void>((resolve) => {
      apply = resolve;
    });
    return Response.json(body.rows.map(({ row_number: row }: Sent) => ({ row, action: 'new' })));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  onClose.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Drawer({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <ImportDrawer value={value} onStep={setValue} onClose={onClose} />;
}
const show = (start: string) =>
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <ListContext value={{ lock: {} }}>
          <Drawer start={start} />
        </ListContext>
      </QueryClientProvider>
    </BrowserRouter>,
  );
const text = () => document.querySelector('.ant-drawer')?.textContent ?? '';
const says = (words: string) => waitFor(() => expect(text()).toContain(words));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string, detail = 1) =>
  act(async () => void fireEvent.click(button(name) ?? document.body, { detail }));
const footer = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.ant-drawer-footer button')].map(
    ({ textContent, disabled }) => `${textContent}${disabled ? ' (disabled)' : ''}`,
  );
const step = () => document.querySelector('[aria-current=step]')?.textContent;
async function choose(content: string) {
  const file = new File([content], 'alumni.csv');
  const place = screen.getByLabelText('Tempat berkas');
  await act(async () => void fireEvent.drop(place, { dataTransfer: { files: [file] } }));
  await says('baris terbaca.');
}
const list = 'Nama;NIM;Hobi\nBudi;1;catur\nSiti;2;\n';

test('takes a file through its steps, each of which has its own buttons', async () => {
  expect(initialOptions).toEqual({
    status: 'verified',
    isListed: false,
    onlyCompletes: false,
    isTitleCased: true,
  });
  show('kolom');
  expect([step(), footer()]).toEqual(['Berkas', ['Pilih kolom (disabled)', 'Riwayat impor']]);
  expect(text()).toMatch(
    /^Impor alumniBerkasKolomPemeriksaanPilih berkas yang sama untuk melanjutkan\./,
  );
  await press('Riwayat impor');
  await says('Belum ada impor.');
  expect([text().startsWith('Riwayat impor'), footer()]).toEqual([true, ['Kembali ke impor']]);
  await press('Kembali ke impor');
  expect(text()).not.toContain('Pilih berkas yang sama');
  await choose(list);
  expect([step(), footer()]).toEqual(['Berkas', ['Pilih kolom', 'Riwayat impor']]);
  await press('Pilih kolom', 2);
  expect(step()).toBe('Berkas');
  await press('Pilih kolom');
  expect([step(), footer()]).toEqual(['Kolom', ['Periksa', 'Ganti berkas']]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Langkah');
  const labels = [...document.querySelectorAll('[aria-label=Kolom] li')];
  expect(labels.slice(0, 3).map((field) => field.querySelector('label')?.textContent)).toEqual([
    'Nama lengkap',
    'NIM',
    'Angkatan',
  ]);
  expect(text()).toContain('2 terisi: Budi · Siti');
  expect(text()).toContain('Tidak diimpor: Hobi.');
  const nim = screen.getByLabelText<HTMLSelectElement>('NIM');
  const offered = [...nim.options].map((one) => [one.value, one.textContent, one.disabled]);
  expect(offered).toEqual([
    ['', 'Tidak diisi', false],
    ['0', 'Nama', true],
    ['1', 'NIM', false],
    ['2', 'Hobi', false],
  ]);
  fireEvent.change(nim, { target: { value: '' } });
  expect(text()).toContain('Pilih kolom untuk email, NIM, atau tahun lulus.');
  expect(footer()).toEqual(['Periksa (disabled)', 'Ganti berkas']);
  fireEvent.change(nim, { target: { value: '1' } });
  await press('Periksa');
  const sentence = 'Impor 2 baris, yang baru terverifikasi dan tidak tampil di direktori';
  await says(sentence);
  expect([step(), footer()]).toEqual(['Pemeriksaan', [sentence, 'Ubah kolom']]);
  await press('Ubah kolom');
  fireEvent.change(screen.getByLabelText('Status orang baru'), { target: { value: 'pending' } });
  fireEvent.click(screen.getByLabelText(/^Tampilkan di direktori/));
  await press('Periksa');
  const other = 'Impor 2 baris, yang baru menunggu validasi dan tampil di direktori';
  await says(other);
  expect(calls).toEqual(['stage_import', 'preview_import', 'stage_import', 'preview_import']);
  await press(other);
  await says('Mengimpor 0 dari 2 baris');
  expect([step(), footer()]).toEqual(['Pemeriksaan', [other, 'Hentikan']]);
  await waitFor(() => expect(calls).toContain('apply_import'));
  await act(async () => apply());
  await says('Impor selesai2 ditambahkan, 0 dilengkapi.');
  expect([step(), footer()]).toEqual(['Pemeriksaan', ['Selesai', 'Periksa lagi']]);
  await press('Selesai');
  expect(onClose).toHaveBeenCalledOnce();
  await press('Periksa lagi');
  await says(other);
  expect(text()).not.toContain('Impor selesai');
});

test('shows how a file was read, which can be changed, and asks before it is given up', async () => {
  show('berkas');
  await choose(`${list}Ani;3;lari\n`);
  const selects = [...document.querySelectorAll('select')].map((field) => [
    document.querySelector(`label[for="${field.id}"]`)?.textContent,
    field.value,
    [...field.options].map(({ textContent }) => textContent).join(' / '),
  ]);
  expect(selects).toEqual([
    ['Pemisah kolom', ';', 'Titik koma ( ; ) / Koma ( , ) / Tab / Garis tegak ( | )'],
    ['Pengodean', 'utf-8', 'UTF-8 / Windows-1252 / UTF-16 / UTF-16 BE'],
    [
      'Baris judul',
      '0',
      'Tanpa judul / Baris 1: Nama, NIM, Hobi / Baris 2: Budi, 1, catur / Baris 3: Siti, 2 / Baris 4: Ani, 3, lari',
    ],
  ]);
  const table = () =>
    [...document.querySelectorAll('section table tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    );
  const people = ['2 | Budi | 1 | catur', '3 | Siti | 2 | ', '4 | Ani | 3 | lari'];
  expect(table()).toEqual(['Baris | Nama | NIM | Hobi', ...people]);
  const headings = screen.getByLabelText('Baris judul');
  fireEvent.change(headings, { target: { value: '-1' } });
  expect(table()).toEqual(['Baris |  |  | ', '1 | Nama | NIM | Hobi', ...people]);
  fireEvent.change(headings, { target: { value: '1' } });
  expect(table()).toEqual(['Baris | Budi | 1 | catur', ...people.slice(1)]);
  fireEvent.change(screen.getByLabelText('Pemisah kolom'), { target: { value: '|' } });
  await says('Nama;NIM;Hobi');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  expect(text()).toContain('Tidak ada koneksi. Impor memerlukan koneksi.');
  vi.restoreAllMocks();
  await act(async () => void window.dispatchEvent(new Event('online')));
  fireEvent.click(document.querySelector('.ant-drawer-close') ?? document.body);
  expect(onClose).not.toHaveBeenCalled();
  await press('Tinggalkan tanpa menyimpan');
  expect(onClose).toHaveBeenCalledOnce();
});
