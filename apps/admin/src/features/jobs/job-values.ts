import type { JobFields } from '@portal/api/job-posting/admin';
import { dayInJakarta } from '@portal/ui';
import { noPicture, type PictureValue, storedPicture } from '../../form/picture/picture-value.ts';
import { cleaned } from '../../form/rules.ts';

export type JobValues = Omit<JobFields, 'logoUrl'> & { picture: PictureValue };

/** For thirty days from now. */
export const newJob = (): JobValues => ({
  title: '',
  companyName: '',
  location: '',
  type: 'Full-time',
  description: '',
  applicationLink: '',
  status: 'pending',
  deadline: dayInJakarta(30),
  picture: noPicture,
});

export function toJobValues({ logoUrl, ...fields }: JobFields): JobValues {
  return { ...fields, picture: storedPicture(logoUrl) };
}

export function toJobFields({ picture: _, ...values }: JobValues, logoUrl: string | null) {
  return { ...cleaned(values), logoUrl };
}
