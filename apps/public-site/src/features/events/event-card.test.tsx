import type { ApprovedEvent } from '@portal/api/event';
import type { OwnRegistration } from '@portal/api/registration';
import { CalendarActions, EventCard, OnlineWay } from '@portal/views/event';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { said } from '../../../test/said.ts';

const event: ApprovedEvent = {
  id: '1',
  version: 1,
  title: 'Lokakarya & Reuni',
  location: 'Aula',
  description: '',
  date: '2030-08-17',
  time: '09:00:00',
  endTime: '11:30:00',
  imageUrl: null,
  category: 'workshop',
  registration: {
    mode: 'portal',
    link: null,
    capacity: 4,
    seatsTaken: 2,
    waitingCount: 0,
    deadline: '2030-08-14T23:59:00+07:00',
  },
};
const registration = { eventId: '1', status: 'registered', queuePlace: null } as OwnRegistration;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-08-01T08:00:00+07:00') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(own?: OwnRegistration, changes: Partial<ApprovedEvent> = {}) {
  const look = { isLinked: false, isLazy: true, isPast: false, onOpen: () => undefined };
  render(<EventCard {...look} own={own} event={{ ...event, ...changes }} />);
  return screen.getByRole('button').textContent;
}

test('a card offers the registration while it is open', () => {
  expect(show()).toBe('Lihat Detail & Daftar');
});

test('a card offers no registration after the deadline', () => {
  vi.setSystemTime(new Date('2030-08-15T00:00:00+07:00'));
  expect(show()).toBe('Lihat Detail');
});

test.each<[Partial<OwnRegistration>, string]>([
  [{ status: 'registered' }, 'Anda terdaftar'],
  [{ status: 'waiting', queuePlace: 2 }, 'Anda menunggu, urutan ke-2'],
  [{ status: 'attended' }, 'Anda hadir'],
])('a card says to those who have registered, with %j: "%s"', (state, text) => {
  expect(show({ ...registration, ...state })).toBe('Lihat Detail');
  expect(screen.getByText(text)).toBeTruthy();
});

test('whoever has cancelled may register again', () => {
  expect(show({ ...registration, status: 'cancelled' })).toBe('Lihat Detail & Daftar');
  expect(screen.queryByText(/^Anda /)).toBeNull();
});

test('an event says everything of it, and opens', () => {
  const onOpen = vi.fn();
  const look = { isLinked: false, isLazy: true, isPast: false, onOpen };
  const words = said(<EventCard {...look} event={{ ...event, description: 'Isi.' }} />);
  expect(words.join(' | ')).toBe(
    [
      '17 | Agu | Lokakarya & Reuni | Workshop | Tanggal | 17 Agustus 2030',
      'Waktu | 09:00–11:30 WIB | Lokasi | Aula | Tempat | Sisa 2 tempat | Isi.',
      'Lihat Detail & Daftar',
    ].join(' | '),
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ id: '1' })]]);
});

test('an event goes to the calendar of Google with its words, its time in Jakarta and its page', () => {
  const url = 'https://alumni.example/kegiatan?event=3';
  const long = { ...event, description: 'x'.repeat(900) };
  expect(said(<CalendarActions event={long} url={url} />)[0]).toBe('Simpan ke kalender');
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: `Google Kalender: ${event.title}`,
  });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: event.title,
    dates: '20300817T090000/20300817T113000',
    ctz: 'Asia/Jakarta',
    location: 'Aula',
    details: `${'x'.repeat(800)}\n\n${url}`,
  });
  const calledOff = { ...event, isCalledOff: true };
  expect(said(<CalendarActions event={calledOff} url={url} />)).toEqual([
    'Simpan pembatalan ke kalender',
  ]);
  expect(said(<CalendarActions event={{ ...event, date: '' }} url={url} />)).toEqual([]);
});

test.each([
  ['https://rapat.example/a?b=1', ['Ikuti daring di rapat.example → https://rapat.example/a?b=1']],
  ['javascript:alert(1)', []],
  [null, []],
])('the way to an online event at %j says %j', (onlineLink, words) => {
  expect(said(<OnlineWay onlineLink={onlineLink} title="Reuni" />)).toEqual(words);
});
