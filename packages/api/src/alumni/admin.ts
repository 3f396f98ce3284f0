export { alumniMutations } from './admin-alumni.mutations.ts';
export {
  type AlumniListRequest,
  alumniList,
  alumniRecordQuery,
  type ExportedAlumni,
  editedAlumniQuery,
  exportedAlumni,
} from './admin-alumni.queries.ts';
export {
  type AlumniFields,
  type AlumniRecord,
  type AlumniSort,
  type ListedAlumni,
  toVersionedAlumni,
  type ValidationStatus,
  validationStatuses,
} from './alumni.model.ts';
export { emptyProfile } from './profile.model.ts';
export { saveYearGroupsMutation, type YearGroup, yearGroupsQuery } from './year-groups.ts';
