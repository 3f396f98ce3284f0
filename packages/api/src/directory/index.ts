export type { PublicCertification, PublicDegree } from '../alumni/embedded-lists.model.ts';
export type { AlumniContact, AlumniProfile } from './alumni-profile.model.ts';
export {
  alumniProfileQuery,
  visitorProfileQuery,
  workHistoryQuery,
} from './alumni-profile.queries.ts';
export { directoryKeys } from './directory.keys.ts';
export {
  type DirectoryCursor,
  type DirectoryEntry,
  type DirectoryFilters,
  type DirectoryViewer,
  mayFindName,
} from './directory.model.ts';
export {
  directoryCountQuery,
  directoryPageQuery,
  directoryPageSize,
  directoryYearsQuery,
} from './directory.queries.ts';
export type { PublicJob } from './work-history.model.ts';
