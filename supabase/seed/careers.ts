import careers from './data/careers.json' with { type: 'json' };

/** Companies that do not exist, in the trades in which electrical engineers of Riau work, and what belongs to careers there. */
export const {
  companies,
  jobTitles,
  cities,
  concentrations,
  certifications,
  organizations,
  universities,
} = careers;

/** A different title for each number, until the combinations run out. */
export function thesisTitle(number: number): string {
  const { thesisSubjects, thesisPlaces } = careers;
  const subject = thesisSubjects[number % thesisSubjects.length];
  const place = thesisPlaces[number % thesisPlaces.length];
  return `${subject}: Studi Kasus ${place}`;
}
