export { alumniKeys } from './alumni.keys.ts';
export type { OwnAlumni } from './alumni.model.ts';
export { ensurePendingAlumni, type PendingAlumni } from './alumni.mutations.ts';
export { hasAlumniProfile, ownAlumniQuery } from './alumni.queries.ts';
export type { ContactVisibility } from './contact-visibility.model.ts';
export {
  type EmbeddedList,
  removeAlumniItemMutation,
  saveAlumniItemMutation,
} from './embedded-list.mutations.ts';
export type { OwnProfile } from './own-profile.model.ts';
export { savePortraitMutation, saveProfileMutation } from './own-profile.mutations.ts';
export { ownProfileQuery } from './own-profile.queries.ts';
export { pendingAlumniCountQuery } from './pending-alumni.queries.ts';
export type { ProfileCompleteness, ProfilePart } from './profile-completeness.model.ts';
export { profileCompletenessQuery } from './profile-completeness.queries.ts';
export { emptyProfile, type ProfileFields } from './profile-fields.model.ts';
