import { expect, test } from 'vitest';
import {
  fromJakartaTime,
  jakartaTimeOf,
  registrationEnd,
  seatsLeft,
  toEventRegistration,
} from './event-registration.model.ts';

const registration = toEventRegistration(null);
const end = (time: string, deadline: string | null) =>
  new Date(
    registrationEnd({ date: '2026-12-05', time, registration: { ...registration, deadline } }) ?? 0,
  ).toISOString();

test('the seats left are never negative, and unlimited without a capacity', () => {
  expect(seatsLeft({ ...registration, capacity: 4, seatsTaken: 1 })).toBe(3);
  expect(seatsLeft({ ...registration, capacity: 2, seatsTaken: 4 })).toBe(0);
  expect(seatsLeft({ ...registration, seatsTaken: 4 })).toBeNull();
});

test('registration ends at the deadline, at the latest when the event begins in Jakarta', () => {
  expect(end('08:30:00', null)).toBe('2026-12-05T01:30:00.000Z');
  expect(end('08:30:00', '2026-12-04T16:59:00+00:00')).toBe('2026-12-04T16:59:00.000Z');
  expect(end('08:30:00', '2026-12-05T02:00:00+00:00')).toBe('2026-12-05T01:30:00.000Z');
  expect(end('', null)).toBe('2026-12-05T17:00:00.000Z');
  expect(registrationEnd({ date: '', time: '', registration })).toBeNull();
});

test('a deadline without a time is the end of its day', () => {
  expect(fromJakartaTime('2026-12-04', '')).toBe('2026-12-04T23:59:00+07:00');
  expect(fromJakartaTime('2026-12-04', '08:00')).toBe('2026-12-04T08:00:00+07:00');
  expect(fromJakartaTime('', '08:00')).toBeNull();
});

test('a moment reads as the clock in Jakarta shows it', () => {
  expect(jakartaTimeOf('2026-12-04T17:30:00+00:00')).toBe('2026-12-05 00:30');
  expect(jakartaTimeOf(null)).toBe('');
});
