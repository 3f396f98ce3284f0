export { describedAlumni, describedField } from './alumni.columns.ts';
export type { OwnAlumni, ProfileCompleteness, ProfilePart } from './alumni.model.ts';
export {
  type EmbeddedList,
  ensurePendingAlumni,
  listProfileMutation,
  type PendingAlumni,
  removeAlumniItemMutation,
  saveAlumniItemMutation,
  savePortraitMutation,
  saveProfileMutation,
} from './alumni.mutations.ts';
export {
  hasAlumniProfile,
  ownPortraitQuery,
  ownProfileQuery,
  profileCompletenessQuery,
} from './alumni.queries.ts';
export { ownAlumniQuery } from './own-alumni.queries.ts';
export { type OwnYearGroup, ownYearGroupQuery } from './own-year-group.queries.ts';
export {
  type ContactVisibility,
  emptyProfile,
  type NameVisibility,
  type OwnProfile,
  type ProfileFields,
} from './profile.model.ts';
