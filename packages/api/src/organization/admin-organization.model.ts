import { asCount, asList, asObject, asOptionalText, asText } from '../rows/stored-value.ts';

/** What the admin writes about one person of the organisation structure. */
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

export const adminMemberColumns =
  'id, version, name, position, job_description, image_url, category, display_order';

function toAdminMember(row: unknown): AdminOrganizationMember | null {
  const stored = asObject(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    version: asCount(stored.version),
    fields: {
      name: asText(stored.name),
      position: asText(stored.position),
      jobDescription: asText(stored.job_description),
      imageUrl: asOptionalText(stored.image_url),
      category: asText(stored.category),
      displayOrder: asCount(stored.display_order),
    },
  };
}

export function toAdminMembers(rows: unknown): AdminOrganizationMember[] {
  return asList(rows, toAdminMember);
}

export function toMemberRow(fields: OrganizationMemberFields) {
  return {
    name: fields.name.trim(),
    position: fields.position.trim(),
    job_description: fields.jobDescription.trim() || null,
    image_url: fields.imageUrl,
    category: fields.category,
    display_order: fields.displayOrder,
  };
}

function sameOrders(members: readonly AdminOrganizationMember[]): boolean {
  return new Set(members.map(({ fields }) => fields.displayOrder)).size < members.length;
}

/**
 * The writes that move one member of a category by a place, up (-1) or down (1); none where there is no such place. Two
 * neighbours exchange their numbers. Where several share a number, which the form allows, all are numbered anew from 1.
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
  const numbers = sameOrders(members)
    ? members.map((_, index) => index + 1)
    : members.map(({ fields }) => fields.displayOrder);
  return order.flatMap(({ id, version, fields }, index) => {
    const displayOrder = numbers[index] ?? fields.displayOrder;
    return displayOrder === fields.displayOrder ? [] : [{ id, version, displayOrder }];
  });
}
