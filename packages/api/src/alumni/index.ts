export { alumniKeys } from './alumni.keys.ts';
export type { OwnAlumni } from './alumni.model.ts';
export { ensurePendingAlumni, type PendingAlumni } from './alumni.mutations.ts';
export { hasAlumniProfile, ownAlumniQuery } from './alumni.queries.ts';
export { pendingAlumniCountQuery } from './pending-alumni.queries.ts';
export type { ProfileCompleteness, ProfilePart } from './profile-completeness.model.ts';
export { profileCompletenessQuery } from './profile-completeness.queries.ts';
