import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { createCalendarFile } from './calendar-file.ts';
import { type CalendarEvent, calendarSpan } from './calendar-span.ts';

const seminar: CalendarEvent = {
  id: '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10',
  version: 3,
  title: 'Seminar: energi, jaringan; dan \\daya',
  date: '2026-12-05',
  time: '23:30:00',
  endTime: '',
  location: 'Aula, Pekanbaru',
  description: 'Baris satu\r\nBaris dua\u0007 — énergi 🙂'.padEnd(400, ' panjang sekali'),
};

function fileOf(event: CalendarEvent): string {
  const span = calendarSpan(event);
  if (!span) throw new Error('The event has no date');
  const url = `https://portal.example/kegiatan?event=${event.id}`;
  return createCalendarFile({ event, span, url, now: new Date('2026-11-21T01:02:03.456Z') });
}

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('ends every line with CRLF and keeps each within 75 octets, whole characters only', () => {
  const file = fileOf(seminar);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBe(75);
  expect(file).not.toContain('\ufffd');
});

it('escapes what has a meaning in texts and leaves control characters out', () => {
  const lines = unfold(fileOf(seminar));
  expect(lines).toContain('SUMMARY:Seminar: energi\\, jaringan\\; dan \\\\daya');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toMatch(
    /^DESCRIPTION:Baris satu\\nBaris dua — énergi 🙂 panjang.*\\n\\nhttps:\/\/portal\.example/,
  );
});

it('names the zone, defines it, and lets a late event end on the next day', () => {
  const lines = unfold(fileOf(seminar));
  expect(lines).toContain('DTSTART;TZID=Asia/Jakarta:20261205T233000');
  expect(lines).toContain('DTEND;TZID=Asia/Jakarta:20261206T013000');
  expect(lines).toContain('DTSTAMP:20261121T010203Z');
  expect(lines.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'));
});

it('takes the whole day where no time is known', () => {
  const lines = unfold(fileOf({ ...seminar, time: '', date: '2026-12-31' }));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
});

it('names where an online event meets, to whom it was told', () => {
  const onlineLink = 'https://rapat.example/j/1,2';
  const { event } = readBack(fileOf({ ...seminar, description: 'Isi', onlineLink }));
  expect(event.description).toMatch(
    /^Tautan daring: https:\/\/rapat\.example\/j\/1,2\n\nIsi\n\nhttps:/,
  );
  expect(fileOf({ ...seminar, onlineLink: null })).not.toContain('daring');
});

function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error('The calendar has no event');
  return { calendar, event: new ICAL.Event(entry) };
}

it('is read back by another implementation as what it was', () => {
  const { calendar, event } = readBack(fileOf(seminar));
  expect(calendar.getFirstSubcomponent('vtimezone')).not.toBeNull();
  expect(event.summary).toBe(seminar.title);
  expect(event.location).toBe(seminar.location);
  expect(event.description).toContain('Baris satu\nBaris dua — énergi 🙂 panjang');
  expect(event.startDate.toString()).toBe('2026-12-05T23:30:00');
  expect(event.startDate.toUnixTime()).toBe(Date.parse('2026-12-05T23:30:00+07:00') / 1000);
  expect(event.endDate.toUnixTime()).toBe(Date.parse('2026-12-06T01:30:00+07:00') / 1000);
});

it('ends when the event ends, where its end is known', () => {
  const { event } = readBack(fileOf({ ...seminar, time: '09:00:00', endTime: '15:15:00' }));
  expect(event.startDate.toUnixTime()).toBe(Date.parse('2026-12-05T09:00:00+07:00') / 1000);
  expect(event.endDate.toUnixTime()).toBe(Date.parse('2026-12-05T15:15:00+07:00') / 1000);
});

it('ends on the next day where the end is earlier than the start', () => {
  const { event } = readBack(fileOf({ ...seminar, time: '19:00:00', endTime: '01:00:00' }));
  expect(event.startDate.toString()).toBe('2026-12-05T19:00:00');
  expect(event.endDate.toString()).toBe('2026-12-06T01:00:00');
});

it('moves the entry of a moved event: the same identity, a later sequence', () => {
  const before = readBack(fileOf(seminar)).event;
  const moved = { ...seminar, date: '2026-12-12', version: seminar.version + 1 };
  const after = readBack(fileOf(moved)).event;
  expect(after.uid).toBe(before.uid);
  expect(before.uid).toBe(`${seminar.id}@portal.example`);
  expect([before.sequence, after.sequence]).toEqual([3, 4]);
  expect(after.startDate.toString()).toBe('2026-12-12T23:30:00');
});

it.each([
  ['with an end', { time: '09:00:00', endTime: '15:15:00' }, '2026-12-12T15:15:00+07:00'],
  ['without an end', { time: '23:30:00', endTime: '' }, '2026-12-13T01:30:00+07:00'],
  ['of a whole day', { time: '', endTime: '' }, null],
])('cancels the entry of an event %s that is called off after a move', (_name, times, end) => {
  const moved = { ...seminar, ...times, date: '2026-12-12', version: 4 };
  const { calendar, event } = readBack(fileOf({ ...moved, version: 5, isCalledOff: true }));
  const statusOf = (entry: ICAL.Event) => entry.component.getFirstPropertyValue('status');
  expect(statusOf(readBack(fileOf(moved)).event)).toBe('CONFIRMED');
  expect(statusOf(event)).toBe('CANCELLED');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect([event.uid, event.sequence]).toEqual([`${seminar.id}@portal.example`, 5]);
  expect(event.startDate.toString()).toBe(times.time ? `2026-12-12T${times.time}` : '2026-12-12');
  if (end) expect(event.endDate.toUnixTime()).toBe(Date.parse(end) / 1000);
  else expect(event.endDate.toString()).toBe('2026-12-13');
});

it.each(['', 'infinity', '10000-01-01', '2026-13-45'])('has no span for the date "%s"', (date) => {
  expect(calendarSpan({ date, time: '', endTime: '' })).toBeNull();
});
