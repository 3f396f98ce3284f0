import { expect, it } from 'vitest';
import { calendarSpan } from './calendar-span.ts';

it.each([
  ['2026-12-05', '23:30:00', '', '20261205T233000/20261206T013000'],
  ['2026-12-05', '09:00:00', '15:15:00', '20261205T090000/20261205T151500'],
  ['2026-12-05', '19:00:00', '01:00:00', '20261205T190000/20261206T010000'],
  ['2026-12-31', '', '', '20261231/20270101'],
])('%s %s–%s spans %s', (date, time, endTime, span) => {
  expect(calendarSpan({ date, time, endTime })).toBe(span);
});

it.each(['', 'infinity', '10000-01-01', '2026-13-45'])('has no span for the date "%s"', (date) => {
  expect(calendarSpan({ date, time: '', endTime: '' })).toBeNull();
});
