import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { waitingCountsQuery } from '@portal/api/statistics';
import { opensNextKey } from '@portal/api/storage-keys';
import { BrowserRouter } from '@portal/federation/router';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { approve, reject } from '../../decide/matching-choices.ts';
import type { Decided } from '../../decide/use-decide.tsx';
import type { AdminField } from '../../form/field-table.ts';
import { ListContext } from '../../table/list-context.ts';
import type { StatusInfo } from '../../table/table-column.tsx';
import { CardContent } from './card-content.tsx';
import { Facts } from './facts.tsx';
import { OpenDetail } from './open-detail.tsx';
import { RowDetail } from './row-detail.tsx';

const steps = [approve, reject] as const;
const statusInfo: StatusInfo<string> = {
  pending: { label: 'Menunggu', tone: 'warning', steps },
  approved: { label: 'Disetujui', tone: 'success', steps },
};
const row = { id: 'a', version: 3, status: 'pending', title: 'Rapat', link: '' };
type Row = typeof row;
const next: Row = { ...row, id: 'b', title: 'Reuni', link: 'https://contoh.example' };

const fields = {
  title: { label: 'Judul acara', short: 'Judul' },
  link: { label: 'Tautan', kind: 'link' },
  id: { label: 'Dibuat', isRead: true, fact: () => 'kemarin' },
} satisfies Record<string, AdminField>;

let rows: Row[];
let stored: Row[] | Error;
let queryOf: (id: string) => { data: Row | null | undefined; error: Error | null };
let decided: Promise<Decided>;
const called = vi.fn();
const note = <p>Ikut terhapus.</p>;

function Detail({ id }: { id: string }) {
  return (
    <RowDetail
      query={{ ...queryOf(id), isFetching: false, refetch: () => undefined }}
      area="job"
      toRow={({ id, version, title, status, link }) => ({
        version,
        status,
        name: title,
        steps,
        ...(link && { canBeCopied: true, deletedName: `${title} ${id}`, deletionNote: note }),
      })}
    >
      {(data) => (
        <CardContent
          badge={{ label: 'Menunggu', tone: 'warning' }}
          description={data.link}
          review={{ reason: '' }}
          status={data.status}
          visibility="Belum tampil."
          pictureUrl={data.link || null}
          cardPage="Lowongan"
          card={<li>Kartu</li>}
        >
          <Facts of={fields} row={data} names={['title', 'link', 'id']} />
        </CardContent>
      )}
    </RowDetail>
  );
}

function listOf() {
  return {
    lock: { isLocked: () => false, accepts: () => true },
    name: 'jobs',
    title: 'Lowongan',
    statusInfo,
    rowName: ({ title }: Row) => title,
    params: { request: { page: 1, size: 20 } },
    query: { data: { rows, total: rows.length } },
    record: (id: string) => ({
      queryKey: ['record', id],
      meta: { errorTitle: 'Gagal mengambil lowongan' },
      queryFn: async () => {
        if (stored instanceof Error) throw stored;
        return stored.find((one) => one.id === id) ?? null;
      },
    }),
    decide: (...given: unknown[]) => {
      called('decide', ...given.slice(0, 2));
      (given[2] as { onSent?: () => void } | undefined)?.onSent?.();
      return decided;
    },
    ...Object.fromEntries(
      ['edit', 'copy', 'remove', 'editOpen'].map((way) => [
        way,
        (...given: unknown[]) => called(way, ...given),
      ]),
    ),
  };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
async function open(id: string) {
  const cache = createQueryClient({ onError: () => undefined });
  cache.setQueryData(waitingCountsQuery().queryKey, {
    alumniCount: 0,
    eventsCount: 0,
    jobsCount: 0,
  });
  render(
    <BrowserRouter>
      <QueryClientProvider client={cache}>
        <ListContext value={listOf()}>
          <OpenDetail detail={Detail} id={id} isQueue={false} onClose={() => called('close')} />
        </ListContext>
      </QueryClientProvider>
    </BrowserRouter>,
  );
  await settle();
}

const text = (place: string) => document.querySelector(place)?.textContent;
const body = () => text('.ant-drawer-body');
const foot = () => text('.ant-drawer-footer');
async function press(label: string) {
  const buttons = [...document.querySelectorAll('button')];
  const named = buttons.find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
  );
  if (!named) throw new Error(`There is no button ${label}`);
  await act(async () => void fireEvent.click(named));
  await settle();
}

beforeEach(() => {
  history.replaceState(null, '', '/admin/manage-jobs?detail=a');
  [rows, stored] = [
    [row, next],
    [row, next],
  ];
  decided = Promise.resolve({ outcome: null, refusal: '', released: Promise.resolve() });
  queryOf = (id) => ({ data: rows.find((one) => one.id === id) ?? null, error: null });
  vi.stubGlobal('fetch', async () => Response.json({ items: [], next: null }));
});
afterEach(() => {
  cleanup();
  called.mockClear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a detail says all of its row, and has a way to each of its fields', async () => {
  await open('b');
  expect(text('.ant-drawer-title')).toBe('Reuni');
  expect(body()).toBe(
    '2 dari 2Buka berikutnya setelah memutuskanMenungguBelum tampil.Kartu di halaman LowonganKartuData lowonganJudulReuniTautanhttps://contoh.exampleDibuatkemarinDeskripsihttps://contoh.exampleRiwayatTampilkan riwayat',
  );
  expect(foot()).toMatch(/^SetujuiTolakUbahDuplikatkanHapusDashboard/);
  for (const label of [
    'Ubah Judul',
    'Ubah Tautan',
    'Ubah',
    'Duplikatkan',
    'Hapus',
    'Setujui Reuni',
  ]) {
    await press(label);
  }
  const opened = { id: 'b', version: 3, status: 'pending', name: 'Reuni', steps };
  expect(called.mock.calls).toEqual([
    ['editOpen', 'title'],
    ['editOpen', 'link'],
    ['edit', 'b'],
    ['copy', 'b'],
    ['remove', { id: 'b', name: 'Reuni b', note }],
    ['decide', expect.objectContaining(opened), 'approved'],
  ]);
  expect(document.querySelector('[aria-label="Ubah Dibuat"]')).toBeNull();
  const picture = document.querySelector('img[src="https://contoh.example"]');
  if (picture) fireEvent.error(picture);
  expect([Boolean(picture), document.querySelector('img[src^="https"]')]).toEqual([true, null]);
  await press('Tampilkan riwayat');
  expect(body()).toMatch(/RiwayatBelum ada riwayat\.$/);
  await press('Close');
  expect(called).toHaveBeenLastCalledWith('close');
});

test.each([
  [
    null,
    null,
    'Detail Lowongan',
    'Lowongan tidak ditemukanMungkin sudah dihapus, atau alamatnya keliru.',
  ],
  [undefined, null, 'Detail Lowongan', 'Memuat…'],
  [
    undefined,
    new Error('no'),
    'Detail Lowongan',
    'Gagal mengambil lowonganTerjadi kesalahan tidak terduga.Coba Lagi',
  ],
  [row, null, 'Rapat', 'RiwayatTampilkan riwayat'],
])(
  'a row that is %o, with the failure %o, is shown as far as it is known',
  async (data, error, title, end) => {
    queryOf = () => ({ data, error });
    await open('a');
    expect(text('.ant-drawer-title')).toBe(title);
    expect(body()?.endsWith(end)).toBe(true);
    expect(foot()?.startsWith('SetujuiTolakUbahHapus')).toBe(Boolean(data));
  },
);

/** The decision that a press has sent, which waits for its answer. */
async function pressAndAnswer(answer: Partial<Decided>) {
  let settleWith: (value: Decided) => void = () => undefined;
  decided = new Promise((resolve) => {
    settleWith = resolve;
  });
  await press('Setujui Rapat');
  const meanwhile = foot();
  settleWith({ outcome: null, refusal: '', released: Promise.resolve(), ...answer });
  await settle();
  await settle();
  return meanwhile;
}
const outcome = { seen: 1, changed: 1, leftOut: [], lost: [], error: null };

test('the next row opens after a decision, if the admin wants that, and meanwhile takes the keys', async () => {
  await open('a');
  expect(await pressAndAnswer({ outcome })).toContain('Menyimpan… Tombol berikutnya untuk Reuni.');
  expect(location.search).toBe('?detail=a');
  const box = document.querySelector<HTMLElement>('nav [type="checkbox"]');
  await act(async () => box?.click());
  expect(localStorage.getItem(opensNextKey)).toBe('true');
  await pressAndAnswer({ outcome });
  expect(location.search).toBe('?detail=b');
});

test.each([
  ['pending', 'Keputusan untuk Rapat belum tersimpanGagal.'],
  ['approved', 'Keputusan untuk Rapat belum tersimpanGagal.'],
  [null, 'Belum diketahui apakah keputusan untuk Rapat tersimpanGagal.'],
])('a decision that was refused stays, and says what is known: %s', async (status, said) => {
  stored = status ? [{ ...row, status }] : new Error('no');
  localStorage.setItem(opensNextKey, 'true');
  await open('a');
  await pressAndAnswer({ refusal: 'Gagal.' });
  expect(foot()).toContain(said);
  expect(location.search).toBe('?detail=a');
});

test('a decision whose answer was lost may be stored', async () => {
  localStorage.setItem(opensNextKey, 'true');
  queryOf = () => ({ data: { ...row, status: 'approved' }, error: null });
  await open('a');
  await pressAndAnswer({ refusal: 'Gagal.' });
  expect(foot()).toContain(
    'Keputusan untuk Rapat sudah tersimpan, walau jawabannya tidak sampaiLanjutkan ke berikutnya dengan panah.',
  );
});
