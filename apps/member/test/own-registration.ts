import type { OwnRegistration } from '@portal/api/registration';

/** A seat in an upcoming event. */
export const seat: OwnRegistration = {
  id: '1',
  eventId: '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10',
  note: '',
  status: 'registered',
  partySize: 2,
  queuePlace: null,
  cancelReason: null,
  title: 'Lokakarya',
  date: '2030-08-17',
  time: '09:00:00',
  endTime: '',
  location: '',
  onlineLink: null,
  isEventShown: true,
};
