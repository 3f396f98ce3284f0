export type {
  AlumniContact,
  AlumniProfile,
  PublicCertification,
  PublicDegree,
  PublicJob,
} from './alumni-profile.model.ts';
export {
  alumniProfileQuery,
  visitorProfileQuery,
  visitorWorkHistoryQuery,
  workHistoryQuery,
} from './alumni-profile.queries.ts';
export {
  type DirectoryCursor,
  type DirectoryEntry,
  type DirectoryFilters,
  type DirectoryViewer,
  searchableName,
} from './directory.model.ts';
export {
  directoryCountQuery,
  directoryPageQuery,
  directoryPageSize,
  directoryYearsQuery,
} from './directory.queries.ts';
