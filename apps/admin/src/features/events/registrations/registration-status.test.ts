import type { EventRegistration } from '@portal/api/event';
import { expect, test } from 'vitest';
import { eventFacts, participantsText } from './registration-status.ts';

const terms: EventRegistration = {
  mode: 'portal',
  link: null,
  deadline: null,
  capacity: 24,
  seatsTaken: 23,
  waitingCount: 2,
};

test('the column of participants counts seats and queue', () => {
  expect(participantsText(terms)).toBe('23 dari 24, 2 menunggu');
  expect(participantsText({ ...terms, capacity: null, waitingCount: 0 })).toBe('23');
});

test('below the name of an event stand day, time and place', () => {
  const event = { date: '2026-12-05', time: '19:00', endTime: '01:00', location: 'Aula' };
  expect(eventFacts(event)).toBe('5 Desember 2026 · 19:00–01:00 WIB (6 Desember) · Aula');
  expect(eventFacts({ ...event, time: '', endTime: '', location: '' })).toBe('5 Desember 2026');
});
