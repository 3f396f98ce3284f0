import { asPicture, storedPicture } from '../client/picture.ts';
import type { Tables } from '../database.types.ts';
import { asCount, asRow, asText } from '../rows/stored-value.ts';

type MemberRow = Tables<'organization_structure'>;

/** A member of the organization structure. */
export interface OrganizationMember {
  id: string;
  name: string;
  position: string;
  jobDescription: string;
  imageUrl: string | null;
  category: string;
}

const unsortedCategory = 'lainnya';

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

type PublicRow = Pick<
  MemberRow,
  'id' | 'name' | 'position' | 'job_description' | 'image_url' | 'category'
>;

export function toOrganizationMember(row: PublicRow): OrganizationMember | null {
  const { id, name, position, job_description, image_url, category } = asRow(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    name: asText(name),
    position: asText(position),
    jobDescription: asText(job_description),
    imageUrl: asPicture(image_url) || null,
    category: asText(category) || unsortedCategory,
  };
}

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

/** What the admin may change of a member. */
export interface OrganizationMemberFields {
  name: string;
  position: string;
  jobDescription: string;
  imageUrl: string | null;
  category: string;
  displayOrder: number;
}

export interface AdminOrganizationMember {
  id: string;
  version: number;
  fields: OrganizationMemberFields;
}

export interface OrderChange {
  id: string;
  version: number;
  displayOrder: number;
}

type AdminRow = Omit<MemberRow, 'created_at' | 'updated_at'>;

export function toAdminMember(row: AdminRow): AdminOrganizationMember | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    version: asCount(stored.version),
    fields: {
      name: asText(stored.name),
      position: asText(stored.position),
      jobDescription: asText(stored.job_description),
      imageUrl: asPicture(stored.image_url) || null,
      category: asText(stored.category),
      displayOrder: asCount(stored.display_order),
    },
  };
}

export function toMemberRow(fields: OrganizationMemberFields) {
  return {
    name: fields.name.trim(),
    position: fields.position.trim(),
    job_description: fields.jobDescription.trim() || null,
    image_url: storedPicture(fields.imageUrl),
    category: fields.category,
    display_order: fields.displayOrder,
  };
}

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
