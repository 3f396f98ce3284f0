import { todayInJakarta } from '@portal/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { isRegistrationOpen, queueHint, seatsText } from './seats-text.ts';

const event = {
  id: '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10',
  version: 1,
  title: 'Lokakarya',
  date: '2030-08-17',
  time: '09:00:00',
  endTime: '15:00:00',
  location: 'Pekanbaru',
  description: '',
  category: 'workshop',
  imageUrl: null,
};
const terms = {
  mode: 'portal' as const,
  link: null,
  capacity: 24,
  seatsTaken: 21,
  waitingCount: 0,
  deadline: '2030-08-14T16:59:00+00:00',
};
const textOf = (registration: Partial<typeof terms> | { capacity: null }) =>
  seatsText({ ...event, registration: { ...terms, ...registration } });

function at(moment: string) {
  vi.useFakeTimers({ now: new Date(moment) });
}

afterEach(() => vi.useRealTimers());

it('says in one line how full an event is', () => {
  at('2030-08-01T08:00:00+07:00');
  expect(textOf({})).toBe('Sisa 3 tempat');
  expect(textOf({ waitingCount: 2 })).toBe('Sisa 3 tempat; 2 rombongan yang lebih besar menunggu');
  expect(textOf({ seatsTaken: 24 })).toBe('Penuh');
  expect(textOf({ seatsTaken: 26, waitingCount: 4 })).toBe('Penuh, daftar tunggu 4');
  expect(textOf({ capacity: null })).toBe('');
});

it('says beside a place in the queue who may pass', () => {
  expect(queueHint(1)).toBe('');
  expect(queueHint(3)).toContain('belum cukup untuk 3 orang, rombongan yang lebih kecil dapat');
});

it.each(['none', 'link'] as const)('mentions no seats in the mode "%s"', (mode) => {
  at('2030-08-01T08:00:00+07:00');
  expect(seatsText({ ...event, registration: { ...terms, mode } })).toBe('');
});

it('closes at the deadline in WIB, at the latest when the event begins, and is empty for a past event', () => {
  const registration = terms;
  at('2030-08-14T23:58:59+07:00');
  expect(isRegistrationOpen({ ...event, registration })).toBe(true);
  at('2030-08-14T23:59:00+07:00');
  expect(isRegistrationOpen({ ...event, registration })).toBe(false);
  expect(textOf({})).toBe('Pendaftaran ditutup');
  at('2030-08-17T09:00:00+07:00');
  expect(isRegistrationOpen({ ...event, registration: { ...registration, deadline: null } })).toBe(
    false,
  );
  at('2030-08-18T00:00:00+07:00');
  expect(todayInJakarta()).toBe('2030-08-18');
  expect(textOf({})).toBe('');
});
