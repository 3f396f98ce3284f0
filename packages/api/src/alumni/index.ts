export { alumniKeys } from './alumni.keys.ts';
export type { OwnAlumni } from './alumni.model.ts';
export { ensurePendingAlumni, type PendingAlumni } from './alumni.mutations.ts';
export { hasAlumniProfile, ownAlumniQuery } from './alumni.queries.ts';
