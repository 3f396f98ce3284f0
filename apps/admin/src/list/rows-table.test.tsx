import { shortcutsOffKey } from '@portal/api/storage-keys';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListContext } from '../table/list-context.ts';
import { RowsTable } from './rows-table.tsx';
import { ShortcutList } from './shortcut-list.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const text = (place: string) => document.querySelector(place)?.textContent ?? null;
const named = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, input')].findLast(
    (one) =>
      (one.getAttribute('aria-label') ?? (one.closest('label') ?? one).textContent) === label,
  );
async function press(label: string) {
  const button = named(label);
  if (!button) throw new Error(`There is no button ${label}`);
  await act(async () => void fireEvent.click(button));
}

const source = {
  name: 'uji',
  title: 'Lowongan',
  emptyText: 'Tambahkan yang pertama.',
  list: { query: () => ({ meta: { errorTitle: 'Gagal memuat lowongan' } }) },
  file: { columns: [] },
  rowName: () => 'Rapat',
  columns: [
    { key: 'name', title: 'Judul', cardPlace: 'name', text: () => 'Rapat' },
    { key: 'place', title: 'Tempat', isHiddenAtFirst: true, text: () => 'Aula' },
    { key: 'day', title: 'Hari', text: () => 'Senin' },
  ],
};

const shortcuts = [
  'J: Baris berikutnya',
  'K: Baris sebelumnya',
  'Enter: Buka detail baris',
  'V: Verifikasi, setujui, atau buka kembali',
  'R: Tolak, atau tutup lowongan',
  'E: Ubah',
  'X: Pilih baris, atau batalkan pilihannya',
  'N: Tambah',
  'U: Urungkan keputusan terakhir',
  '← →: Detail sebelumnya dan berikutnya',
  '/: Ke pencarian',
  '↓: Dari pencarian ke baris pertama',
  'F8: Ke pesan terakhir, tempat ‘Urungkan’',
  '1–6: Ke bagian dalam menu, menurut urutannya',
  '?: Daftar ini',
];
test('the shortcuts are listed on demand, and can be turned off', async () => {
  const { rerender } = render(<ShortcutList hasButton={false} />);
  expect(document.querySelector('button')).toBeNull();
  await act(async () => void fireEvent.keyDown(document.body, { key: '?' }));
  const keys = [...document.querySelectorAll('dialog dl > div')];
  expect(
    keys.map((one) => [...one.children].map(({ textContent }) => textContent).join(': ')),
  ).toEqual(shortcuts);
  await press('Matikan pintasan di browser ini');
  expect(localStorage.getItem(shortcutsOffKey)).toBe('true');
  await press('Tutup');
  expect(text('dialog')).toBeNull();
  rerender(<ShortcutList hasButton />);
  expect(named('Pintasan papan ketik')?.title).toBe('Pintasan papan ketik (?)');
  await press('Pintasan papan ketik');
  expect(text('dialog')).toContain('Pintasan papan ketik');
  expect(named('Matikan pintasan di browser ini')).toHaveProperty('checked', true);
  await press('Matikan pintasan di browser ini');
  expect(localStorage.getItem(shortcutsOffKey)).toBe('false');
});

const request = { search: '', status: null as string | null, filters: {}, page: 1, size: 20 };
const data = { rows: [], total: 0 };
const clear = vi.fn();
const nothingFits =
  'Lowongan (0)Tidak ada yang cocokUbah kata pencarian, status, atau filter lainnya, atau tampilkan semuanya.Bersihkan filter';
test.each([
  [{ data: undefined }, {}, 'LowonganMemuat…'],
  [
    { data: undefined, isError: true },
    {},
    'LowonganGagal memuat lowonganTerjadi kesalahan tidak terduga.Coba Lagi',
  ],
  [{ data }, {}, 'Lowongan (0)Belum ada lowonganTambahkan yang pertama.'],
  [
    { data },
    { status: 'pending' },
    'Lowongan (0)Antrean kosongTidak ada lowongan yang menunggu keputusan Anda.Tampilkan semua lowongan',
  ],
  [{ data }, { status: 'approved' }, nothingFits],
  [{ data }, { status: 'pending', search: 'a' }, nothingFits],
  [{ data }, { status: 'pending', filters: { kota: 'Solo' } }, nothingFits],
  [
    { data: { rows: [{ id: 'a' }], total: 1200 }, isError: true, isPlaceholderData: true },
    {},
    'Lowongan (1.200)Gagal memuat lowonganTerjadi kesalahan tidak terduga.Coba LagiJudulHariTindakanRapatSenina',
  ],
])('a list says that it is %o under %o', (query, asked, said) => {
  const params = {
    request: { ...request, ...asked },
    isFiltered: Object.keys(asked).length > 0,
    clear,
  };
  const state = { isError: false, isPlaceholderData: false, error: null, refetch: () => undefined };
  render(
    <ListContext value={{ ...source, params, query: { ...state, ...query } }}>
      <RowsTable actions={(row: { id: string }) => <b>{row.id}</b>} />
    </ListContext>,
  );
  const rows = document.querySelector('[aria-busy]');
  expect(rows?.getAttribute('aria-busy')).toBe(String('isPlaceholderData' in query));
  expect(`${text('h2')}${rows?.textContent}`).toBe(said);
  clear.mockClear();
  const button = rows?.querySelector('button');
  if (button && 'data' in query && query.data?.total === 0) {
    fireEvent.click(button);
    expect(clear).toHaveBeenCalledOnce();
  }
});
