import type { EventFields } from '@portal/api/event/admin';
import { noPicture, type PictureValue, storedPicture } from '../../form/picture/picture-value.ts';
import { cleaned } from '../../form/rules.ts';

export type EventValues = Omit<EventFields, 'imageUrl'> & { picture: PictureValue };

export const newEvent: EventValues = {
  title: '',
  date: '',
  time: '',
  endTime: '',
  location: '',
  onlineLink: '',
  category: 'seminar',
  description: '',
  status: 'pending',
  picture: noPicture,
  registrationMode: 'none',
  registrationLink: '',
  capacity: null,
  deadlineDate: '',
  deadlineTime: '',
};

export function toEventValues({ imageUrl, ...fields }: EventFields): EventValues {
  return { ...fields, picture: storedPicture(imageUrl) };
}

/** Leaves out the date, the visibility and where an online event meets: the admin has to decide them again for the copy. */
export function toCopiedValues(fields: EventFields): EventValues {
  const { date, status, onlineLink, deadlineDate, deadlineTime } = newEvent;
  return { ...toEventValues(fields), date, status, onlineLink, deadlineDate, deadlineTime };
}

export function toEventFields({ picture: _, ...values }: EventValues, imageUrl: string | null) {
  // Where people do not register in the portal, no rule has looked at what was typed.
  const capacity = typeof values.capacity === 'number' ? values.capacity : null;
  return { ...cleaned(values), capacity, imageUrl };
}
