import { certifications, organizations, thesisTitle, universities } from './careers.ts';
import type { Random } from './random.ts';

/** About a third hold a master's degree, and some of those a doctorate. */
export function createDegrees(random: Random, graduationYear: number, today: Date) {
  const thisYear = today.getFullYear();
  if (!random.chance(0.35) || graduationYear + 3 > thisYear) return [];
  const master = createDegree(random, 'S2', graduationYear + 3);
  return random.chance(0.25) && graduationYear + 8 <= thisYear
    ? [master, createDegree(random, 'S3', graduationYear + 8)]
    : [master];
}

function createDegree(random: Random, level: string, year: number) {
  return {
    id: random.uuid(),
    degree_level: level,
    university: random.pick(universities),
    graduation_year: String(year),
    nim: random.digits(10),
    thesis_title: thesisTitle(random.integer(60, 104)),
  };
}

export function createTrainings(random: Random, graduationYear: number, today: Date) {
  const start = random.integer(0, certifications.length - 1);
  return Array.from({ length: random.integer(0, 3) }, (_, index) => {
    const year = Math.min(graduationYear + 1 + index * 2, today.getFullYear());
    const certification = certifications[(start + index) % certifications.length];
    return { id: random.uuid(), ...certification, year: String(year), description: '' };
  });
}

export function createOrganizations(random: Random, entryYear: number) {
  if (!random.chance(0.6)) return [];
  const membership = random.pick(organizations);
  return [
    {
      id: random.uuid(),
      ...membership,
      period: `${entryYear + 1}–${entryYear + 3}`,
      description: '',
    },
  ];
}
