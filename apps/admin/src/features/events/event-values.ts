import { eventCategoryLabel } from '@portal/api/event';
import type { EventFields } from '@portal/api/event/admin';
import type { FieldLabels } from '@portal/forms';
import { formatDate } from '@portal/ui';
import { noPicture, type PictureValue, storedPicture } from '../../form/picture-value.ts';
import { eventStatusInfo } from './event-status.ts';

export type EventValues = Omit<EventFields, 'imageUrl'> & { picture: PictureValue };

export const newEvent: EventValues = {
  title: '',
  date: '',
  time: '',
  location: '',
  category: 'seminar',
  description: '',
  status: 'pending',
  picture: noPicture,
};

export function toEventValues({ imageUrl, ...fields }: EventFields): EventValues {
  return { ...fields, picture: storedPicture(imageUrl) };
}

export function toEventFields({ picture: _, ...values }: EventValues, imageUrl: string | null) {
  return {
    ...values,
    title: values.title.trim(),
    location: values.location.trim(),
    description: values.description.trim(),
    imageUrl,
  };
}

export const eventFieldLabels: FieldLabels<EventFields> = {
  title: 'Judul',
  date: { label: 'Tanggal', write: formatDate },
  time: 'Waktu (WIB)',
  location: 'Lokasi',
  category: { label: 'Kategori', write: eventCategoryLabel },
  description: 'Deskripsi',
  status: { label: 'Status', write: (status) => eventStatusInfo[status].label },
  imageUrl: { label: 'Poster', write: (url) => url?.split('/').at(-1) ?? '' },
};
