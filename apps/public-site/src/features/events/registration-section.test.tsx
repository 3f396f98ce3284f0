import { ownAlumniQuery } from '@portal/api/alumni';
import type { ApprovedEvent } from '@portal/api/event';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { type Session, sessionAtom, signedOut } from '@portal/auth/session';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { event, id, service, useRegistrationService } from '../../../test/registration-service.ts';
import { EventRegistration } from './event-dialog.tsx';
import { UpcomingActions } from './registration-section.tsx';

const registered = { id: '1', event_id: id, status: 'registered', title: event.title };
useRegistrationService(registered);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-08-01T08:00:00+07:00') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
const spoken = () =>
  ['alert', 'status']
    .flatMap((role) => screen.queryAllByRole(role))
    .filter(({ textContent }) => textContent)
    .map((region) => `${region.getAttribute('role')}: ${region.textContent}`);
const own = 'Anda terdaftar untuk 2 orang';
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
  // No script runs as one.
  show(withRegistration({ mode: 'link', link: 'javascript:alert(1)' }));
  expect(part().queryByRole('link')).toBeNull();
  vi.setSystemTime(new Date('2030-08-15T00:00:00+07:00'));
  show({ ...shown });
  expect(part().queryByRole('link')).toBeNull();
  expect(screen.getByText('Pendaftaran sudah ditutup.')).toBeTruthy();
});

test('submitting after the deadline shows an error and keeps the input; the form disappears once the event is read again', async () => {
  const { show } = open({});
  service.behaviours = [{ refuses: 'Pendaftaran kegiatan ini sudah ditutup.' }];
  fireEvent.change(await screen.findByLabelText('Catatan untuk panitia (opsional)'), {
    target: { value: 'Kursi roda' },
  });
  await press('Daftar Sekarang');
  await screen.findByText('Pendaftaran kegiatan ini sudah ditutup.');
  screen.getByDisplayValue('Kursi roda');
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
  service.behaviours = ['is lost'];
  await bring(2);
  await press('Daftar Sekarang');
  expect(await screen.findByText(/^Layanan sedang tidak dapat dihubungi/)).toBeTruthy();
  await press('Daftar Sekarang');
  expect(await screen.findByText('Anda terdaftar untuk 2 orang')).toBeTruthy();
  expect(spoken()).toEqual(['status: Sampai jumpa tanggal 17 AgustusAnda terdaftar untuk 2 orang']);
  expect(part().getByRole('link', { name: /^Ikuti daring di rapat.example/ })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Simpan ke kalender/ })).toHaveLength(1);
  await press('Ubah Pendaftaran');
  expect(part().queryByRole('button', { name: /^Simpan ke kalender/ })).toBeNull();
  expect(service.sent.map(({ party_size }) => party_size)).toEqual([2, 2]);
});

test('a registration whose answer is lost is shown and gets the focus all the same', async () => {
  open({});
  service.behaviours = ['stores, and its answer is lost'];
  await press('Daftar Sekarang');
  const shown = await screen.findByText('Anda terdaftar untuk 1 orang');
  expect(service.sent).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(shown.closest('[tabindex]')));
});

test('a party cannot exceed the seats of the event, and the form says why', async () => {
  service.stored = { ...registered, party_size: 1 };
  open({});
  service.behaviours = [{ refuses: 'Tinggal 2 tempat.' }];
  await press('Ubah Pendaftaran');
  await bring(4);
  await press('Simpan Perubahan');
  expect(await screen.findByText('Tinggal 2 tempat.')).toBeTruthy();
  await bring(3);
  await press('Simpan Perubahan');
  expect(await screen.findByText('Anda terdaftar untuk 3 orang')).toBeTruthy();
  expect(spoken()).toEqual([expect.stringMatching(/^alert: Anda terdaftar untuk 3 orang/)]);
  expect(service.sent.map(({ name, party_size }) => [name, party_size])).toEqual([
    ['change_registration', 4],
    ['change_registration', 3],
  ]);
});

test('a change that is thought better of sends nothing, and a cancellation that fails says no success', async () => {
  service.stored = { ...registered, party_size: 2 };
  open({});
  await press('Ubah Pendaftaran');
  await bring(3);
  await press('Jangan ubah');
  await press('Batalkan Pendaftaran');
  expect(screen.getByRole('dialog').textContent).toBe(
    'Batalkan pendaftaran?Lokakarya. Tempat Anda langsung diberikan kepada yang menunggu. Anda hanya dapat mendaftar lagi selama pendaftaran dibuka.Ya, batalkanTidak, tetap terdaftar',
  );
  await press('Tidak, tetap terdaftar');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText(own);
  expect(service.sent).toEqual([]);
  const refusal = { refuses: 'Kegiatan sudah dimulai.' };
  service.behaviours = [refusal, refusal];
  await press('Batalkan Pendaftaran');
  await press('Ya, batalkan');
  await expect.poll(spoken).toEqual(['alert: Kegiatan sudah dimulai.']);
  screen.getByText(own);
  await press('Ubah Pendaftaran');
  await press('Simpan Perubahan');
  await screen.findByText('Kegiatan sudah dimulai.');
  screen.getByRole('button', { name: 'Jangan ubah' });
});

test.each([
  ['attended', '01', 'Anda tercatat hadir di kegiatan ini', []],
  ['registered', '01', own, ['Ubah Pendaftaran', 'Batalkan Pendaftaran']],
  ['registered', '17', own, []],
])('%s on the day %s of the month of the event', async (status, day, text, buttons) => {
  service.stored = { ...registered, status, party_size: 2 };
  vi.setSystemTime(new Date(`2030-08-${day}T09:00:00+07:00`));
  open({});
  await screen.findByText(text);
  expect(
    part()
      .queryAllByRole('button', { name: /./ })
      .map((it) => it.textContent),
  ).toEqual(buttons);
});

test('a place in the waiting list is announced once it is given, not where it is only shown', async () => {
  open({});
  await bring(3);
  await press('Masuk Daftar Tunggu');
  const place = 'Anda di daftar tunggu, urutan ke-1, untuk 3 orang';
  await screen.findByText(place);
  expect(spoken()).toEqual([expect.stringMatching(`^alert: ${place}`)]);
  cleanup();
  open({});
  await screen.findByText(place);
  expect(spoken()).toEqual([]);
});

test('when the code fails to load, only this part fails, and the user can retry', async () => {
  vi.doMock('./event-parts.ts', () => {
    throw new Error('ChunkLoadError');
  });
  const shown = withRegistration({ mode: 'link', link: 'https://daftar.example/' });
  open({ shown, content: (current) => <EventRegistration event={current} /> });
  // The query retries twice before it fails.
  await screen.findByText('Gagal memuat pendaftaran', {}, { timeout: 5000 });
  vi.doUnmock('./event-parts.ts');
  await press('Coba Lagi');
  expect(await screen.findByText('Daftar di daftar.example')).toBeTruthy();
});
