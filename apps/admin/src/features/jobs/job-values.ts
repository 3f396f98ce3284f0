import type { JobFields } from '@portal/api/job-posting/admin';
import { noPicture, type PictureValue, storedPicture } from '../../form/picture/picture-value.ts';
import { cleaned } from '../../form/rules.ts';

export type JobValues = Omit<JobFields, 'logoUrl'> & { picture: PictureValue };

/** Its deadline is chosen when its form opens. */
export const newJob: JobValues = {
  title: '',
  companyName: '',
  location: '',
  type: 'Full-time',
  description: '',
  applicationLink: '',
  status: 'pending',
  deadline: '',
  picture: noPicture,
};

export function toJobValues({ logoUrl, ...fields }: JobFields): JobValues {
  return { ...fields, picture: storedPicture(logoUrl) };
}

export function toJobFields({ picture: _, ...values }: JobValues, logoUrl: string | null) {
  return { ...cleaned(values), logoUrl };
}
