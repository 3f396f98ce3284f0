export {
  type AlumniFields,
  type AlumniRecord,
  type AlumniSort,
  type ListedAlumni,
  toVersionedAlumni,
} from './admin-alumni.model.ts';
export {
  type BulkOutcome,
  decideOnAlumniMutation,
  decideOnManyMutation,
  deleteAlumniMutation,
} from './admin-alumni.mutations.ts';
export {
  type AlumniListRequest,
  alumniList,
  alumniRecordQuery,
  editedAlumniQuery,
} from './admin-alumni.queries.ts';
export { saveAlumniMutation } from './admin-alumni.save.ts';
export { type ValidationStatus, validationStatuses } from './alumni.model.ts';
export { emptyProfile } from './profile-fields.model.ts';
