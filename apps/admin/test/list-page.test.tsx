import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { defineApp } from '@portal/federation';
import { defineArea } from '@portal/federation/contract';
import { BrowserRouter } from '@portal/federation/router';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDecidedList } from '../src/decide/decided-list.ts';
import { type FormProps, ListPage } from '../src/list/list-page.tsx';
import { path, service, source } from './sample-list.tsx';

function Detail({ id }: { id: string }) {
  const { editOpen, copy } = useDecidedList();
  return (
    <>
      <button type="button" onClick={() => editOpen('place')}>{`Isian ${id}`}</button>
      <button type="button" onClick={() => copy(id)}>
        Salin
      </button>
    </>
  );
}

function Form({ onClose, ...given }: FormProps) {
  return (
    <button type="button" onClick={onClose}>
      {JSON.stringify(given)}
    </button>
  );
}

const routes = [{ path, page: 'jobs', access: 'admin', title: 'Kelola Lowongan' }] as const;
const App = defineApp(defineArea({ title: 'Uji', routes: [...routes] }), {
  jobs: async () => ({
    default: () => (
      <ListPage source={source} text="Tinjau." form={Form} detail={Detail} tools={<p>Alat</p>} />
    ),
  }),
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
async function show() {
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <Suspense>
          <App />
        </Suspense>
      </QueryClientProvider>
    </BrowserRouter>,
  );
  await waitFor(() => expect(text('h2')).toBe('Lowongan (2)'), { timeout: 10_000 });
  await settle();
}
const text = (place: string) => document.querySelector(place)?.textContent ?? null;
const nameOf = (one: Element) =>
  one.getAttribute('aria-label') ?? (one.closest('label') ?? one).textContent;
const named = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, input')].findLast(
    (one) => nameOf(one) === label,
  );
async function press(...labels: string[]) {
  for (const label of labels) {
    const button = named(label);
    if (!button) throw new Error(`There is no button ${label}`);
    await act(async () => void fireEvent.click(button));
    await settle();
  }
}
/** How a button is called, and its key. */
const keysOf = (place: string) =>
  [...document.querySelectorAll(`${place} :is(button, input)`)].map((one) =>
    [nameOf(one), one.getAttribute('aria-keyshortcuts')].filter(Boolean).join(' '),
  );
/** Only this is asked by the page: whether the screen is narrow. */
const setNarrow = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query === '(max-width: 59.99rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  dismissToast();
  history.replaceState(null, '', path);
  Object.assign(service, { sent: [], failure: null });
  const restored = { area: 'job', record_id: 'b', without: [], waiting: 0, missing: 0, items: [] };
  vi.stubGlobal('fetch', async () => Response.json(restored));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const focusedRow = () => document.activeElement?.getAttribute('data-row-key');

test('a list says what it holds, and each button does what it says', async () => {
  await show();
  expect(text('header')).toBe('Kelola LowonganTinjau.AlatTambah Lowongan');
  expect(text('section')).toBe(
    'Lowongan (2)2 lowongan ditemukanEksporTampilanKolomJudulTempatAlasanStatusLebarDiamBaris rapatJudulTempatAlasanStatusTindakanRapat––MenungguSetujuiTolakReuniAulaSudah adaDitinjau UlangSetujuiTolak',
  );
  expect([...keysOf('thead'), ...keysOf('tbody')]).toEqual([
    'Pilih semua di halaman ini',
    'Judul',
    'Status',
    ...['Rapat', 'Reuni'].flatMap((name) => [
      `Pilih ${name} X`,
      `${name} Enter`,
      `Setujui ${name} V`,
      `Tolak ${name} R`,
      `Ubah ${name} E`,
      `Hapus ${name}`,
    ]),
  ]);
  expect(named('Tambah Lowongan')?.getAttribute('aria-keyshortcuts')).toBe('N');
  const marked = (mark: string) =>
    [...document.querySelectorAll(`table [${mark}]`)].map((one) => one.getAttribute(mark));
  expect(marked('title').filter((title) => !/^(Ubah|Hapus)$/.test(title ?? ''))).toEqual([
    'Rapat',
    '',
    '',
    'Reuni',
    'Aula',
    'Sudah ada',
    'Sudah ada',
  ]);
  await press('Judul');
  expect([location.search, marked('aria-sort')]).toEqual(['?urut=title', ['ascending']]);
  await press('Judul');
  expect([location.search, marked('aria-sort')]).toEqual(['?urut=-title', ['descending']]);
  history.replaceState(null, '', path);

  await press('Setujui Rapat');
  expect(service.sent).toEqual([[{ rows: [{ id: 'a', version: 3 }] }, { status: 'approved' }]]);
  expect(getToast()).toMatchObject({
    title: 'Status Lowongan Diperbarui',
    description: 'Rapat: Disetujui',
  });
  expect(focusedRow()).toBe('b');
  const forms = [
    ['Tambah Lowongan', '{"id":null,"copiedId":null}', '?form=baru'],
    ['Ubah Rapat', '{"id":"a","copiedId":null}', '?form=a'],
    ['Isian b', '{"id":"b","copiedId":null,"startField":"place"}', '?detail=b&form=b'],
    ['Salin', '{"id":null,"copiedId":"b"}', '?detail=b&salin=b'],
  ];
  for (const [button = '', form = '', search] of forms) {
    if (button === 'Isian b') await press('Reuni');
    await press(button);
    expect(location.search).toBe(search);
    await press(form);
  }
});

test('a row is deleted once that is confirmed, and can be brought back', async () => {
  history.replaceState(null, '', `${path}?detail=b`);
  setNarrow(true);
  await show();
  await press('Hapus Reuni');
  expect(text('dialog')).toBe(
    'Hapus lowongan ini?Reuni di Aula akan dihapus. Dalam 30 hari dapat dikembalikan dari Riwayat perubahan di dashboard.Lamarannya ikut.HapusTidak jadi',
  );
  await press('Tidak jadi');
  expect([text('dialog'), service.sent]).toEqual([null, []]);
  service.failure = new Error('no');
  await press('Hapus Reuni', 'Hapus');
  expect([text('dialog'), getToast(), location.search]).toEqual([null, null, '?detail=b']);
  service.failure = null;
  await press('Hapus Reuni', 'Hapus');
  expect([text('dialog'), service.sent, location.search]).toEqual([null, ['b'], '']);
  expect(getToast()).toMatchObject({ tone: 'success', title: 'Lowongan Dihapus' });
  await act(async () => getToast()?.action?.run());
  await waitFor(() => expect(getToast()?.title).toBe('Reuni di Aula telah dikembalikan'));
});

test('on a narrow screen the rows are cards, which are sorted and selected as the table is', async () => {
  setNarrow(true);
  await show();
  const rows =
    'RapatMenunggudiamTempat –SetujuiTolakReuniDitinjau UlangdiamTempat AulaSetujuiTolakSudah ada';
  const head = 'Lowongan (2)2 lowongan ditemukanEksporUrutkan';
  expect(text('section')).toBe(head + rows);
  expect(keysOf('section li')).toEqual(
    ['Rapat', 'Reuni'].flatMap((name) => [
      `Pilih ${name}`,
      `${name} Enter`,
      `Setujui ${name} V`,
      `Tolak ${name} R`,
      `Ubah ${name} E`,
      `Hapus ${name}`,
    ]),
  );
  const bar = () => text('section')?.replace(head, '').replace(rows, '');
  const decisions = 'Batalkan pilihanSetujui yang dipilihTolak yang dipilih';
  await press('Pilih Rapat');
  expect(bar()).toBe(`1 dipilih${decisions}Pilih semua 2 yang cocokPilih semua di halaman ini`);
  await press('Pilih semua di halaman ini');
  expect(bar()).toBe(`2 dipilih${decisions}Pilih semua di halaman ini`);
  await press('Pilih Rapat');
  expect(bar()).toMatch(/^1 dipilih/);
  await press('Batalkan pilihan');
  expect(bar()).toBe('');

  const select = named('Urutkan');
  if (select) await act(async () => void fireEvent.mouseDown(select));
  const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Judul A–Z',
    'Judul Z–A',
    'Menunggu dulu',
    'Menunggu terakhir',
  ]);
  await act(async () => options[1]?.click());
  await settle();
  expect(location.search).toBe('?urut=-title');
  expect(text('section')).toContain('Judul Z–A');
});
