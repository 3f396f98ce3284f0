export { alumniMutations } from './admin-alumni.mutations.ts';
export {
  type AlumniListRequest,
  alumniList,
  alumniRecordQuery,
  type ExportedAlumni,
  exportedAlumni,
} from './admin-alumni.queries.ts';
export { describedAlumni } from './alumni.columns.ts';
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
export type { YearGroup } from './year-group.model.ts';
export { saveYearGroupsMutation } from './year-group.mutations.ts';
export { yearGroupsQuery } from './year-group.queries.ts';
