import { asList, asObject, asOptionalText, asText } from '../rows/stored-value.ts';

/** One person of the organisation structure. */
export interface OrganizationMember {
  id: string;
  name: string;
  position: string;
  jobDescription: string;
  imageUrl: string | null;
  category: string;
}

const unsortedCategory = 'lainnya';

/** In the order of specification 1, section 2. */
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

function toMember(row: unknown): OrganizationMember | null {
  const { id, name, position, job_description, image_url, category } = asObject(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    name: asText(name),
    position: asText(position),
    jobDescription: asText(job_description),
    imageUrl: asOptionalText(image_url),
    category: asText(category) || unsortedCategory,
  };
}

export function toOrganizationMembers(rows: unknown): OrganizationMember[] {
  return asList(rows, toMember);
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

function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase('id') + word.slice(1);
}
