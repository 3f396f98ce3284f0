import { asOptionalPicture, storedPicture } from '../client/picture.ts';
import { writeFields } from '../rows/columns.ts';
import type { EveryColumn, Kept } from '../rows/every-column.ts';
import { type Item, itemReader, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asText } from '../rows/stored-value.ts';

const unsortedCategory = 'lainnya';

const publicFields = {
  id: ['id', asText],
  name: ['name', asText],
  position: ['position', asText],
  jobDescription: ['job_description', asText],
  imageUrl: ['image_url', asOptionalPicture],
  category: ['category', (stored: unknown) => asText(stored) || unsortedCategory],
} as const;

/** A member of the organization structure. */
export type OrganizationMember = Item<typeof publicFields>;

export const toOrganizationMember = itemReader(publicFields);

/** In the order in which the about page shows them. */
export const organizationCategories: readonly string[] = [
  'dewan-penasehat',
  'dewan-pengawas',
  'pengurus-inti',
  'divisi-hubungan-alumni-dan-mahasiswa',
  'divisi-pengembangan-karir-dan-wirausaha',
  'divisi-pendidikan-dan-beasiswa',
  'divisi-inovasi-dan-pemberdayaan-teknologi',
  'divisi-data-tracer-dan-informasi',
  'divisi-pengembangan-program',
  'kordinator-sektor',
  'kordinator-wilayah',
];

/** Each once: the known ones in their order, then the others A–Z, 'lainnya' last. */
export function sortCategories(categories: Iterable<string>): string[] {
  const rank = (category: string) => {
    if (category === unsortedCategory) return organizationCategories.length + 1;
    const known = organizationCategories.indexOf(category);
    return known < 0 ? organizationCategories.length : known;
  };
  return [...new Set(categories)].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'id'));
}

/** The configured label; else the key with spaces for dashes and a capital for each word. */
export function categoryLabel(category: string, labels: Record<string, string>): string {
  return labels[category]?.trim() || category.split('-').map(capitalize).join(' ');
}

/** The categories that have members or a configured label, as the about page shows them. */
export function shownCategories(
  members: readonly OrganizationMember[],
  labels: Record<string, string>,
): { key: string; label: string }[] {
  const keys = [...members.map(({ category }) => category), ...Object.keys(labels)];
  return sortCategories(keys).map((key) => ({ key, label: categoryLabel(key, labels) }));
}

function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase('id') + word.slice(1);
}

const editedFields = {
  name: ['name', asText],
  position: ['position', asText],
  jobDescription: ['job_description', asText],
  imageUrl: ['image_url', asOptionalPicture],
  category: ['category', asText],
  displayOrder: ['display_order', asCount],
} as const;

/** What the admin may change of a member. */
export type OrganizationMemberFields = Item<typeof editedFields>;

const versionFields = { id: ['id', asText], version: ['version', asCount] } as const;
const readVersion = itemReader(versionFields);

export interface AdminOrganizationMember extends Item<typeof versionFields> {
  fields: OrganizationMemberFields;
}

export interface OrderChange {
  id: string;
  version: number;
  displayOrder: number;
}

export function toAdminMember(
  row: RowOf<typeof versionFields & typeof editedFields>,
): AdminOrganizationMember | null {
  const member = readVersion(row);
  return member && { ...member, fields: readFields(editedFields, row) };
}

export const toMemberRow = (fields: OrganizationMemberFields) =>
  ({
    ...writeFields(editedFields, fields),
    image_url: storedPicture(fields.imageUrl),
  }) satisfies EveryColumn<'organization_structure', Kept>;

function hasSharedOrder(members: readonly AdminOrganizationMember[]): boolean {
  return new Set(members.map(({ fields }) => fields.displayOrder)).size < members.length;
}

/**
 * The writes that move one member of a category by a place, up (-1) or down (1); none where there is no such place. Two
 * neighbours exchange their numbers. Where several share a number, which the form allows, all are numbered again from 1.
 */
export function orderAfterMove(
  members: readonly AdminOrganizationMember[],
  id: string,
  step: -1 | 1,
): OrderChange[] {
  const from = members.findIndex((member) => member.id === id);
  const moved = members[from];
  const neighbour = members[from + step];
  if (!moved || !neighbour) return [];
  const order = members.with(from, neighbour).with(from + step, moved);
  const numbers = hasSharedOrder(members)
    ? members.map((_, index) => index + 1)
    : members.map(({ fields }) => fields.displayOrder);
  return order.flatMap(({ id, version, fields }, index) => {
    const displayOrder = numbers[index] ?? fields.displayOrder;
    return displayOrder === fields.displayOrder ? [] : [{ id, version, displayOrder }];
  });
}
