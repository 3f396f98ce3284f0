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

it.each<[Partial<OwnRegistration>, ReturnType<typeof stateOf>]>([
  [{}, { label: 'Terdaftar', tone: 'success', next: 'Untuk 2 orang.' }],
  [{ status: 'attended' }, { label: 'Hadir', tone: 'success', next: 'Untuk 2 orang.' }],
  [
    { status: 'waiting', queuePlace: 3, partySize: 1 },
    {
      label: 'Daftar tunggu ke-3',
      tone: 'warning',
      next: 'Untuk 1 orang. Anda langsung terdaftar begitu ada tempat.',
    },
  ],
  [
    { isEventShown: false },
    { label: 'Kegiatan dibatalkan', tone: 'danger', next: 'Kegiatan ini tidak jadi diadakan.' },
  ],
  [
    { status: 'cancelled', cancelReason: 'Dobel', isEventShown: false },
    { label: 'Dibatalkan panitia', tone: 'danger', next: 'Dobel' },
  ],
  [
    { status: 'cancelled', cancelReason: null },
    { label: 'Dibatalkan panitia', tone: 'danger', next: '' },
  ],
])(
  '%o: names the state and what happens next; a cancelled event takes precedence over the seat',
  (own, state) => {
    expect(stateOf({ ...seat, ...own })).toEqual(state);
  },
);

it('counts who was there among the past events, whatever became of the event', () => {
  const attended = { ...seat, status: 'attended' as const, isEventShown: false };
  expect(divideByDate([attended], '2030-08-18')).toEqual({ upcoming: [], past: [attended] });
});
