import { asObject, asText } from '../rows/stored-value.ts';

/** What everybody may know of a training. */
export type PublicCertification = Record<'id' | 'name' | 'issuer' | 'year', string>;

export type Training = PublicCertification & { description: string };

export type Organization = Record<
  'id' | 'organizationName' | 'position' | 'period' | 'description',
  string
>;

/** What everybody may know of a degree: all but the NIM. (Decision 24.) */
export type PublicDegree = Record<
  'id' | 'degreeLevel' | 'university' | 'graduationYear' | 'thesisTitle',
  string
>;

export type Degree = PublicDegree & { nim: string };

/** Older ids were made of numbers. (Decision 53.) */
function toId(stored: unknown): string {
  return typeof stored === 'number' ? String(stored) : asText(stored);
}

export function toCertification(item: unknown): PublicCertification {
  const stored = asObject(item);
  return {
    id: toId(stored.id),
    name: asText(stored.name),
    issuer: asText(stored.issuer),
    year: asText(stored.year),
  };
}

export function toTraining(item: unknown): Training {
  return { ...toCertification(item), description: asText(asObject(item).description) };
}

export function toOrganization(item: unknown): Organization {
  const stored = asObject(item);
  return {
    id: toId(stored.id),
    organizationName: asText(stored.organization_name) || asText(stored.name),
    position: asText(stored.position),
    period: asText(stored.period),
    description: asText(stored.description),
  };
}

export function toPublicDegree(item: unknown): PublicDegree {
  const stored = asObject(item);
  return {
    id: toId(stored.id),
    degreeLevel: asText(stored.degree_level),
    university: asText(stored.university),
    graduationYear: asText(stored.graduation_year),
    thesisTitle: asText(stored.thesis_title),
  };
}

export function toDegree(item: unknown): Degree {
  return { ...toPublicDegree(item), nim: asText(asObject(item).nim) };
}
