import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { defineApp } from '@portal/federation';
import { defineArea } from '@portal/federation/contract';
import { BrowserRouter } from '@portal/federation/router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { said } from '../../../../test/shown.tsx';
import { useRecentPresses } from '../../../frame/recent-presses.ts';
import { CheckInPage } from './check-in-page.tsx';

const eventId = '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10';
const event = {
  id: eventId,
  version: 1,
  title: 'Lokakarya',
  event_date: '2030-08-17',
  capacity: 4,
};
const guest = { id: 'rahayu', name: 'Bu Rahayu', status: 'registered', party_size: 2 };

const area = defineArea({
  title: 'Area',
  routes: [{ path: '/pintu', page: 'door', access: 'admin', title: 'Kelola Kegiatan' }],
});
const Door = () => {
  useRecentPresses();
  return <CheckInPage eventId={eventId} />;
};
const App = defineApp(area, { door: async () => ({ default: Door }) });

let people: Record<string, unknown>[];
/** All but the event. */
let isRefused: boolean;
/** The taps that the service has recorded, in their order. */
let recorded: { registration_id: string; is_present: boolean }[];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const name = new URL(String(input)).pathname.split('/').at(-1);
  if (name === 'events') return Response.json(event);
  if (isRefused) return Response.json({ code: '42501', message: 'no' }, { status: 403 });
  if (name === 'set_attendance') {
    recorded.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  }
  return Response.json(people.map((one) => ({ total_count: people.length, ...one })));
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/pintu');
  vi.stubGlobal('fetch', answer);
  [people, recorded, isRefused] = [[guest], [], false];
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'], shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
async function openDoor(words = 'Bu Rahayu') {
  const cache = createQueryClient({ onError: () => undefined });
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(words, {}, patiently);
}

test('somebody of the queue is checked in where the whole party finds free seats', async () => {
  people = [
    guest,
    { id: 'anwar', name: 'Pak Anwar', status: 'waiting', party_size: 2, queue_place: 1 },
    { id: 'citra', name: 'Citra', status: 'waiting', party_size: 3, queue_place: 2 },
  ];
  await openDoor();
  await vi.waitFor(() => expect(row('Pak Anwar').textContent).toContain('Ada tempat'), patiently);
  expect(buttons().map(({ textContent }) => textContent)).not.toContainEqual(
    expect.stringMatching(/^Citra/),
  );
  expect(screen.getByText('Hadir 0 dari 2 orang')).toBeTruthy();
  touch(row('Pak Anwar'), 300);
  expect(screen.getByText('Hadir 2 dari 4 orang')).toBeTruthy();
  const tap = { registration_id: 'anwar', is_present: true, seconds_ago: 0 };
  await vi.waitFor(() => expect(recorded).toEqual([tap]), patiently);
});

const rows = () => [...document.querySelectorAll('ul[aria-label="Peserta"] > li')].map(said);

test('each row of the door says who comes with how many, what is noted, and the state', async () => {
  const [short, long] = ['x'.repeat(60), 'y'.repeat(61)];
  const waiting = { ...guest, status: 'waiting' };
  people = [
    { ...guest, entry_year: '2005', note: short },
    { ...waiting, id: 'b', name: 'Anwar', queue_place: 3, note: long },
    { ...waiting, id: 'c', name: 'Citra', party_size: 3 },
    { ...guest, id: 'd', name: 'Dedi', status: 'attended', party_size: 1 },
    { ...guest, id: 'e', name: 'Eka', status: 'cancelled' },
  ];
  event.capacity = 5;
  await openDoor();
  await vi.waitFor(() => expect(screen.getByText('Lokakarya')).toBeTruthy(), patiently);
  expect(rows()).toEqual([
    `Bu Rahayu | 2 orang · angkatan 2005 · ${short} | Belum datang`,
    `Anwar | 2 orang | Daftar tunggu ke-3 | Ada tempat | ${long}`,
    'Citra | 3 orang | Daftar tunggu',
    'Dedi | 1 orang | Hadir | Batalkan',
  ]);
  expect(screen.getByText('Hadir 1 dari 3 orang')).toBeTruthy();
  event.capacity = 4;
});

test('a refused tap is named until it was read, and is no check-in', async () => {
  await openDoor();
  isRefused = true;
  touch(row('Bu Rahayu'), 300);
  const title = 'Hadir tidak tercatat: Bu Rahayu';
  await screen.findByText(title, {}, patiently);
  expect(said(document.body)).toContain(
    `${title} | Akun Anda tidak memiliki izin untuk tindakan ini. | Mengerti`,
  );
  expect(isPresent()).toBe('false');
  fireEvent.click(row('Mengerti'));
  expect(screen.queryByText(title)).toBeNull();
});

test('of a hundred and one people the last is found by name; participants may not be read', async () => {
  people = Array.from({ length: 101 }, (_, at) => ({ ...guest, id: `${at}`, name: `Tamu ${at}` }));
  await openDoor('Tamu 7');
  expect(rows()).toHaveLength(100);
  expect(screen.getByText('1 orang lagi: cari dengan dua huruf namanya.')).toBeTruthy();
  cleanup();
  isRefused = true;
  await openDoor('Gagal memuat peserta');
  expect(rows()).toEqual([]);
});

test('a name is found without its accents and apostrophes', async () => {
  people.push({ ...guest, id: 'numan', name: 'Pak Nu\u2019m\u00e1n' });
  await openDoor();
  fireEvent.change(screen.getByLabelText('Cari nama'), { target: { value: "NU'MAN pak" } });
  expect(row('Pak Nu')).toBeTruthy();
});

// Not by role: with the styles of Ant Design in the document, that takes a second each.
const buttons = () => [...document.querySelectorAll('button')];
const row = (name: string) => {
  const found = buttons().find(({ textContent }) => textContent.startsWith(name));
  if (!found) throw new Error(`There is no row of ${name}`);
  return found;
};
const isPresent = () => row('Bu Rahayu').getAttribute('aria-pressed');
const takeBack = () =>
  document.querySelector<HTMLElement>('[aria-label="Batalkan hadir Bu Rahayu"]');
const patiently = { timeout: 5_000 };

/** A thumb at a spot of the screen; happy-dom leaves out the position, and its clock does not follow the fake one. */
function touch(target: Element | null, y: number) {
  if (!target) throw new Error('There is nothing to tap');
  const press = new PointerEvent('pointerdown');
  const timeStamp = performance.now();
  const values = { x: { value: 300 }, y: { value: y }, timeStamp: { value: timeStamp } };
  window.dispatchEvent(Object.defineProperties(press, values));
  fireEvent.click(target, { detail: 1 });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test.each([60, 400, 900, 1_400])(
  'a second tap on the same spot %i ms later takes no check-in back, whatever stands there by then',
  async (wait) => {
    await openDoor();
    touch(row('Bu Rahayu'), 200);
    await pass(wait);
    touch(row('Bu Rahayu'), 200);
    expect(isPresent()).toBe('true');
    touch(takeBack(), 200);
    expect(isPresent()).toBe('true');
    await pass(5_000);
    touch(row('Bu Rahayu'), 200);
    expect(isPresent()).toBe('true');
  },
);

test('the heading of the door is the event, with its day below', async () => {
  await openDoor();
  expect((await screen.findByText('Lokakarya', {}, patiently)).tagName).toBe('H1');
  expect(screen.getByText('17 Agustus 2030')).toBeTruthy();
});

test('a check-in is taken back by a button of its own, once the quiet time is over', async () => {
  await openDoor();
  expect(takeBack()).toBeNull();
  touch(row('Bu Rahayu'), 200);
  expect(takeBack()?.getAttribute('aria-disabled')).toBe('true');
  await pass(2_000);
  expect(takeBack()?.getAttribute('aria-disabled')).toBe('false');
  touch(takeBack(), 200);
  expect(isPresent()).toBe('false');
  await vi.waitFor(
    () => expect(recorded.map((tap) => tap.is_present)).toEqual([true, false]),
    patiently,
  );
});

test('whoever is not in the list is added from the door, by the name that was searched', async () => {
  await openDoor();
  fireEvent.change(screen.getByLabelText('Cari nama'), { target: { value: 'Pak Karim' } });
  expect(screen.getByText('Tidak ada yang cocok')).toBeTruthy();
  fireEvent.click(row('Tambah Peserta'));
  const name = () => document.querySelector<HTMLInputElement>('input[role="combobox"]');
  await vi.waitFor(() => expect(name()?.value).toBe('Pak Karim'), patiently);
  // The drawer of Ant Design takes seconds on a busy machine.
}, 20_000);
