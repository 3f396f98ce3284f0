import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { ownAlumniQuery } from '@portal/api/alumni';
import { configureBackend } from '@portal/api/client';
import type { ApprovedEvent } from '@portal/api/event';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { type Session, sessionAtom, signedOut } from '@portal/auth/session';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EventRegistration } from './event-dialog.tsx';
import { UpcomingActions } from './registration-section.tsx';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

const id = '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10';
const event: ApprovedEvent = {
  id,
  version: 1,
  title: 'Lokakarya',
  location: 'Aula',
  description: '',
  category: 'workshop',
  date: '2030-08-17',
  time: '09:00:00',
  endTime: '',
  imageUrl: null,
  registration: {
    mode: 'portal',
    link: null,
    capacity: 4,
    seatsTaken: 2,
    waitingCount: 0,
    deadline: '2030-08-14T23:59:00+07:00',
  },
};

/** What the service does with a write: an answer, a refusal, or a connection that breaks before or after it is stored. */
type Behaviour = 'answers' | 'is lost' | 'stores, and its answer is lost' | { refuses: string };

let server: Server;
let behaviours: Behaviour[];
/** The own registration as the service has stored it. */
let stored: Record<string, unknown> | null;
let sent: { name: string; party_size: number; note: string }[];

const registered = { id: '1', event_id: id, status: 'registered', title: event.title };

function write(party_size: number, response: ServerResponse) {
  const behaviour = behaviours.shift() ?? 'answers';
  if (behaviour === 'is lost') return response.destroy();
  if (typeof behaviour === 'object') {
    const refusal = { code: 'PT400', message: behaviour.refuses };
    return response.writeHead(400).end(JSON.stringify(refusal));
  }
  stored = { ...registered, party_size, online_link: 'https://rapat.example/j/1' };
  if (behaviour === 'answers') return response.end(JSON.stringify([stored]));
  return response.destroy();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-08-01T08:00:00+07:00') });
  [behaviours, stored, sent] = [[], null, []];
});

// One backend for all tests: the page creates its database client only once.
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const name = /[a-z_]+(?=\?|$)/.exec(request.url ?? '')?.[0];
    if (name === 'own_registrations') return response.end(JSON.stringify(stored ? [stored] : []));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    sent.push({ name, ...body });
    write(body.party_size, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  window.happyDOM.setURL(`${url}/kegiatan`);
  configureBackend({ url, publishableKey: 'sb_publishable_test' });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Opened {
  status?: 'verified' | 'pending' | 'rejected' | null;
  session?: Session;
  shown?: ApprovedEvent;
  content?: (shown: ApprovedEvent) => React.ReactNode;
}

function open({ status = 'verified', session = budi, shown = event, content = section }: Opened) {
  getDefaultStore().set(sessionAtom, session);
  const cache = createQueryClient({ onError: () => undefined });
  const row = status && { validationStatus: status };
  cache.setQueryData<unknown>(ownAlumniQuery(budi.user.id).queryKey, row);
  const page = (current: ApprovedEvent) => (
    <QueryClientProvider client={cache}>
      <BrowserRouter>{content(current)}</BrowserRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(shown));
  return { show: (changed: ApprovedEvent) => rerender(page(changed)) };
}

const budi = {
  status: 'alumni',
  user: { id: 'budi', email: 'budi@a.example', fullName: 'Budi', avatarUrl: null },
} as const;
const section = (shown: ApprovedEvent) => <UpcomingActions event={shown} />;
const part = () => within(screen.getByRole('region', { name: 'Daftar' }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const bring = async (people: number) =>
  fireEvent.click(await screen.findByRole('radio', { name: String(people) }));
const withRegistration = (changes: Partial<ApprovedEvent['registration']>) => ({
  ...event,
  registration: { ...event.registration, ...changes },
});

test.each([
  ['pending', 'menunggu validasi pengurus'],
  ['rejected', 'belum dapat divalidasi'],
  [null, 'hanya untuk alumni'],
] as const)(
  'an alumnus with the status %s reads why not yet, and has no form',
  async (status, why) => {
    open({ status });
    expect(await screen.findByText(why, { exact: false })).toBeTruthy();
    expect(part().queryByRole('button')).toBeNull();
  },
);

test('a visitor is redirected to the login, and back to this event', () => {
  open({ session: signedOut });
  fireEvent.click(screen.getByRole('link', { name: 'Masuk untuk Mendaftar' }));
  expect(window.history.state.usr).toEqual({ from: `/kegiatan?event=${id}` });
});

test('the link of another site is named by its host, and offered until the deadline', () => {
  const link = 'https://daftar.example/form?x=1';
  const shown = withRegistration({ mode: 'link', link });
  const { show } = open({ shown });
  const offered = screen.getByRole<HTMLAnchorElement>('link', { name: 'Daftar di daftar.example' });
  expect([offered.href, offered.rel]).toEqual([link, 'noopener noreferrer']);
  vi.setSystemTime(new Date('2030-08-15T00:00:00+07:00'));
  show({ ...shown });
  expect(part().queryByRole('link')).toBeNull();
  expect(screen.getByText('Pendaftaran sudah ditutup.')).toBeTruthy();
});

test('no script runs as the link of another site', () => {
  open({ shown: withRegistration({ mode: 'link', link: 'javascript:alert(1)' }) });
  expect(part().queryByRole('link')).toBeNull();
});

test('submitting after the deadline shows an error and keeps the input; the form disappears once the event is read again', async () => {
  const { show } = open({});
  behaviours = [{ refuses: 'Pendaftaran kegiatan ini sudah ditutup.' }];
  fireEvent.change(await screen.findByLabelText('Catatan untuk panitia (opsional)'), {
    target: { value: 'Kursi roda' },
  });
  await press('Daftar Sekarang');
  expect(await screen.findByText('Pendaftaran kegiatan ini sudah ditutup.')).toBeTruthy();
  expect(screen.getByDisplayValue('Kursi roda')).toBeTruthy();
  vi.setSystemTime(new Date('2030-08-15T00:00:00+07:00'));
  show({ ...event });
  expect(part().queryByRole('button')).toBeNull();
  expect(screen.getByText('Pendaftaran sudah ditutup.')).toBeTruthy();
});

test('a party larger than the free seats is warned before sending that it goes to the waiting list', async () => {
  open({});
  await bring(2);
  expect(screen.getByRole('button', { name: 'Daftar Sekarang' })).toBeTruthy();
  await bring(3);
  expect(screen.getByRole('button', { name: 'Masuk Daftar Tunggu' })).toBeTruthy();
  // No party is bigger than the event.
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('a lost request keeps the input, the next press sends it again, and a seat is answered with the calendar', async () => {
  open({});
  behaviours = ['is lost'];
  await bring(2);
  await press('Daftar Sekarang');
  expect(await screen.findByText(/^Layanan sedang tidak dapat dihubungi/)).toBeTruthy();
  await press('Daftar Sekarang');
  expect(await screen.findByText('Anda terdaftar untuk 2 orang')).toBeTruthy();
  expect(part().getByText('Sampai jumpa tanggal 17 Agustus')).toBeTruthy();
  expect(part().getByRole('link', { name: /^Ikuti daring di rapat.example/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Simpan ke kalender/ })).toHaveLength(1);
  await press('Ubah Pendaftaran');
  expect(part().queryByRole('button', { name: /^Simpan ke kalender/ })).toBeNull();
  expect(sent.map(({ party_size }) => party_size)).toEqual([2, 2]);
});

test('a registration whose answer is lost is shown and gets the focus all the same', async () => {
  open({});
  behaviours = ['stores, and its answer is lost'];
  await press('Daftar Sekarang');
  const shown = await screen.findByText('Anda terdaftar untuk 1 orang');
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(shown.closest('[tabindex]')));
});

test('a party cannot exceed the seats of the event, and the form says why', async () => {
  stored = { ...registered, party_size: 1 };
  open({});
  behaviours = [{ refuses: 'Tinggal 2 tempat.' }];
  await press('Ubah Pendaftaran');
  await bring(4);
  await press('Simpan Perubahan');
  expect(await screen.findByText('Tinggal 2 tempat.')).toBeTruthy();
  await bring(3);
  await press('Simpan Perubahan');
  expect(await screen.findByText('Anda terdaftar untuk 3 orang')).toBeTruthy();
  expect(sent.map(({ name, party_size }) => [name, party_size])).toEqual([
    ['change_registration', 4],
    ['change_registration', 3],
  ]);
});

test('when the code fails to load, only this part fails, and the user can retry', async () => {
  vi.doMock('./event-parts.ts', () => {
    throw new Error('ChunkLoadError');
  });
  const shown = withRegistration({ mode: 'link', link: 'https://daftar.example/' });
  open({ shown, content: (current) => <EventRegistration event={current} /> });
  // The query retries twice before it fails.
  const failure = await screen.findByText('Gagal memuat pendaftaran', {}, { timeout: 5000 });
  expect(failure).toBeTruthy();
  vi.doUnmock('./event-parts.ts');
  await press('Coba Lagi');
  expect(await screen.findByText('Daftar di daftar.example')).toBeTruthy();
});
