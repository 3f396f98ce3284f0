import type { OrganizationMemberFields } from '@portal/api/organization/admin';
import { type PictureValue, storedPicture } from '../../form/picture/picture-value.ts';
import { cleaned } from '../../form/rules.ts';

/** What the form holds: a member's fields, with a picture in place of its URL. */
export interface MemberValues extends Omit<OrganizationMemberFields, 'imageUrl' | 'displayOrder'> {
  picture: PictureValue;
  /** Null while the field is empty. */
  displayOrder: number | null;
}

export const newMember: OrganizationMemberFields = {
  name: '',
  position: '',
  jobDescription: '',
  imageUrl: null,
  category: 'dewan-penasehat',
  displayOrder: 0,
};

export function toMemberValues({ imageUrl, ...fields }: OrganizationMemberFields): MemberValues {
  return { ...fields, picture: storedPicture(imageUrl) };
}

export function toMemberFields(
  { picture: _picture, displayOrder, ...values }: MemberValues,
  imageUrl: string | null,
): OrganizationMemberFields {
  return { ...cleaned(values), imageUrl, displayOrder: displayOrder ?? 0 };
}
