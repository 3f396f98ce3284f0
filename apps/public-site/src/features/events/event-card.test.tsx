import type { ApprovedEvent } from '@portal/api/event';
import type { OwnRegistration } from '@portal/api/registration';
import { EventCard } from '@portal/views/event';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const event: ApprovedEvent = {
  id: '1',
  version: 1,
  title: 'Lokakarya',
  location: 'Aula',
  description: '',
  date: '2030-08-17',
  time: '09:00:00',
  endTime: '',
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
