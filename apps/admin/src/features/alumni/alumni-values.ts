import { type AlumniFields, emptyProfile } from '@portal/api/alumni/admin';
import { cleanText, phoneText } from '@portal/api/text';
import { noPicture, type PictureValue, storedPicture } from '../../form/picture/picture-value.ts';
import { cleaned } from '../../form/rules.ts';

/** What the form holds: the fields of the row, with a picture in place of its URL. */
export interface AlumniValues extends Omit<AlumniFields, 'imageUrl'> {
  picture: PictureValue;
}

export const newAlumni: AlumniValues = {
  ...emptyProfile(''),
  email: '',
  status: 'pending',
  specialBadge: '',
  canPostJobs: false,
  isListed: true,
  picture: noPicture,
};

export function toValues({ imageUrl, ...fields }: AlumniFields): AlumniValues {
  return { ...fields, picture: storedPicture(imageUrl) };
}

export function toFields({ picture: _, ...values }: AlumniValues, imageUrl: string | null) {
  const email = cleanText(values.email).toLowerCase();
  const phoneNumber = phoneText(values.phoneNumber);
  return { ...cleaned(values), email, phoneNumber, imageUrl } satisfies AlumniFields;
}
