import type { JobFields } from '@portal/api/job-posting/admin';
import type { FieldLabels } from '@portal/forms';
import { dayInJakarta, formatDate } from '@portal/ui';
import { cleaned } from '../../form/cleaned.ts';
import { noPicture, type PictureValue, storedPicture } from '../../form/picture/picture-value.ts';
import { jobStatusInfo } from './job-status.ts';

export type JobValues = Omit<JobFields, 'logoUrl'> & { picture: PictureValue };

export const newJob: JobValues = {
  title: '',
  companyName: '',
  location: '',
  type: 'Full-time',
  description: '',
  applicationLink: '',
  status: 'pending',
  deadline: dayInJakarta(30),
  picture: noPicture,
};

export function toJobValues({ logoUrl, ...fields }: JobFields): JobValues {
  return { ...fields, picture: storedPicture(logoUrl) };
}

export function toJobFields({ picture: _, ...values }: JobValues, logoUrl: string | null) {
  return { ...cleaned(values), logoUrl };
}

export const jobFieldLabels: FieldLabels<JobFields> = {
  title: 'Judul',
  companyName: 'Nama perusahaan',
  location: 'Lokasi',
  type: 'Jenis pekerjaan',
  description: 'Deskripsi',
  applicationLink: 'Tautan lamaran',
  deadline: { label: 'Batas lamaran', write: formatDate },
  status: { label: 'Status', write: (status) => jobStatusInfo[status].label },
  logoUrl: { label: 'Logo', write: (url) => url?.split('/').at(-1) ?? '' },
};
