export type {
  ComparedFields,
  DuplicatePair,
  LikeRecord,
  MergePreview,
} from './duplicates.model.ts';
export { duplicateMutations } from './duplicates.mutations.ts';
export {
  duplicatePairsQuery,
  duplicatesQuery,
  mergePreviewQuery,
  mergesQuery,
  registrationNoteQuery,
  typedDuplicatesQuery,
} from './duplicates.queries.ts';
