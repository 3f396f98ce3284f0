import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import type { OwnRegistration } from '@portal/api/registration';
import { BrowserRouter } from '@portal/federation/router';
import { dismissToast, getToast } from '@portal/ui/toast';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { seat } from '../../../test/own-registration.ts';
import { UpcomingEvent } from './upcoming-event.tsx';

function show(registration: OwnRegistration) {
  const cache = createQueryClient({ onError: () => undefined });
  render(
    <QueryClientProvider client={cache}>
      <BrowserRouter>
        <UpcomingEvent registration={registration} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

/** What is asked for, and what the press gets. */
async function press(button: string, answer: () => Response) {
  const asked = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => answer());
  vi.stubGlobal('fetch', asked);
  const made = vi.spyOn(URL, 'createObjectURL');
  // Without the mock, the click would navigate to the file.
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: `${button}: ${seat.title}` }));
  const said = await screen.findByText(/^Berkas kalender/);
  const [file] = made.mock.calls[0] ?? [];
  const [link] = opened.mock.contexts;
  return {
    said: said.textContent,
    asked: JSON.parse(String(asked.mock.calls[0]?.[1]?.body)),
    name: link instanceof HTMLAnchorElement && link.download,
    text: file instanceof Blob && (await file.text()),
  };
}

const inCalendar = () =>
  new Response('BEGIN:VCALENDAR', { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });

configureBackend({ url: 'https://portal.example', publishableKey: 'key' });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a seat goes into the calendar as the file that the database writes', async () => {
  show(seat);
  expect(screen.getByRole('link', { name: `Google Kalender: ${seat.title}` })).toBeTruthy();
  expect(await press('Simpan ke kalender', inCalendar)).toEqual({
    said: 'Berkas kalender telah diunduh. Buka berkas itu, agar kalender Anda mengikutinya.',
    asked: { of_event: seat.eventId },
    name: 'kegiatan-2030-08-17.ics',
    text: 'BEGIN:VCALENDAR',
  });
});

test.each([
  [
    'without a connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    /^Berkas kalender gagal diunduh\. Layanan sedang tidak dapat dihubungi/,
  ],
  [
    'of an event that is gone',
    () =>
      Response.json({ code: 'PT404', message: 'Kegiatan ini sudah tidak ada.' }, { status: 404 }),
    /^Berkas kalender gagal diunduh\. Kegiatan ini sudah tidak ada\.$/,
  ],
])('says why there is no calendar file %s', async (_name, answer, words) => {
  show(seat);
  expect(await press('Simpan ke kalender', answer)).toMatchObject({
    said: expect.stringMatching(words),
    name: false,
  });
});

test.each([
  ['stays without an answer', () => Promise.reject(new TypeError('Failed to fetch')), null],
  [
    'is given back',
    async () => Response.json([]),
    { tone: 'success', title: 'Pendaftaran Dibatalkan', description: seat.title },
  ],
])('a seat %s, and only then it is told', async (_name, answer, told) => {
  dismissToast();
  vi.stubGlobal('fetch', answer);
  show(seat);
  const ask = () => fireEvent.click(screen.getByRole('button', { name: /^Batalkan pendaftaran/ }));
  ask();
  expect(screen.getByRole('dialog').textContent).toBe(
    'Batalkan pendaftaran?Lokakarya. Tempat Anda langsung diberikan kepada yang menunggu. Anda hanya dapat mendaftar lagi selama pendaftaran dibuka.Ya, batalkanTidak, tetap terdaftar',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tidak, tetap terdaftar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  ask();
  fireEvent.click(screen.getByRole('button', { name: 'Ya, batalkan' }));
  await waitFor(() => expect(screen.queryByText('Batalkan pendaftaran?')).toBeNull());
  expect(getToast()).toEqual(told && expect.objectContaining(told));
});

test('for a cancelled event, the file cancels the calendar entry, and the seat cannot be given back', async () => {
  show({ ...seat, isEventShown: false });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Batalkan/ })).toBeNull();
  const { asked } = await press('Simpan pembatalan ke kalender', inCalendar);
  expect(asked).toEqual({ of_event: seat.eventId });
});

test('a seat in an online event leads to where it meets', () => {
  const onlineLink = 'https://rapat.example/j/1?pwd=x';
  show({ ...seat, onlineLink });
  const way = screen.getByRole<HTMLAnchorElement>('link', {
    name: `Ikuti daring di rapat.example: ${seat.title}`,
  });
  expect([way.href, way.rel]).toEqual([onlineLink, 'noopener noreferrer']);
  const outside = screen.getByRole<HTMLAnchorElement>('link', {
    name: `Google Kalender: ${seat.title}`,
  });
  expect(decodeURIComponent(outside.href)).not.toContain('rapat.example');
});

test('a link that is no web address leads nowhere', () => {
  show({ ...seat, onlineLink: 'javascript:alert(1)' });
  expect(screen.queryByRole('link', { name: /^Ikuti daring/ })).toBeNull();
});

test('a place in the queue says what is known of it, and what is lost with it', () => {
  show({
    ...seat,
    status: 'waiting',
    queuePlace: null,
    partySize: 1,
    endTime: '',
    location: 'Aula',
  });
  const item = screen.getByRole('listitem');
  expect(item.textContent).toMatch(
    /^LokakaryaDaftar tunggu ke-117 Agustus 2030 · 09:00 WIB · AulaUntuk 1 orang\. Anda langsung terdaftar begitu ada tempat\.Simpan ke kalender/,
  );
  expect(item.querySelector('a')?.getAttribute('href')).toBe(`/kegiatan?event=${seat.eventId}`);
  fireEvent.click(screen.getByRole('button', { name: /^Batalkan pendaftaran/ }));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Lokakarya. Urutan Anda di daftar tunggu hilang.',
  );
});
