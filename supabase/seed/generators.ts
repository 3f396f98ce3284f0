export { createDegrees, createOrganizations, createTrainings } from './alumni-lists.ts';
export { cities, companies, concentrations, jobTitles, thesisTitle } from './careers.ts';
export { createPeople } from './people.ts';
export { createRandom, type Random } from './random.ts';
export { insertRows } from './sql.ts';
