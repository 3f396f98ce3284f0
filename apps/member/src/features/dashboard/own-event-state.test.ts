import type { OwnRegistration } from '@portal/api/registration';
import { expect, it } from 'vitest';
import { seat } from '../../../test/own-registration.ts';
import { divideByDate, stateOf } from './own-event-state.ts';

const dates = (registrations: OwnRegistration[]) => registrations.map(({ date }) => date);

it('puts the nearest upcoming event first, counts today as upcoming, and puts the latest past event first', () => {
  const all = ['2030-09-01', '2030-08-17', '2030-08-16', '2030-01-01'].map((date) => ({
    ...seat,
    date,
  }));
  const { upcoming, past } = divideByDate(all, '2030-08-17');
  expect(dates(upcoming)).toEqual(['2030-08-17', '2030-09-01']);
  expect(dates(past)).toEqual(['2030-08-16', '2030-01-01']);
});

it('leaves out what the user has cancelled and past events without a seat, and keeps what the admin has cancelled', () => {
  const cancelled = { ...seat, status: 'cancelled' as const };
  const byAdmin = { ...cancelled, cancelReason: 'Dobel' };
  const waiting = { ...seat, status: 'waiting' as const };
  expect(divideByDate([cancelled, byAdmin], '2030-08-17').upcoming).toEqual([byAdmin]);
  const gone = [cancelled, byAdmin, waiting, { ...seat, isEventShown: false }];
  expect(divideByDate(gone, '2030-08-18').past).toEqual([]);
});

it('names the state and what happens next; a cancelled event takes precedence over the seat', () => {
  expect(stateOf(seat)).toMatchObject({ label: 'Terdaftar', next: 'Untuk 2 orang.' });
  expect(stateOf({ ...seat, status: 'waiting', queuePlace: 3 }).label).toBe('Daftar tunggu ke-3');
  expect(stateOf({ ...seat, status: 'attended' }).label).toBe('Hadir');
  expect(stateOf({ ...seat, isEventShown: false }).label).toBe('Kegiatan dibatalkan');
  expect(stateOf({ ...seat, status: 'cancelled', cancelReason: 'Dobel' })).toMatchObject({
    label: 'Dibatalkan panitia',
    next: 'Dobel',
  });
});
