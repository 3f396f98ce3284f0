export type { ComparedFields, DuplicatePair, LikeRecord, PastMerge } from './duplicates.model.ts';
export { duplicateMutations } from './duplicates.mutations.ts';
export {
  duplicatePairsQuery,
  duplicatesQuery,
  mergesQuery,
  registrationNoteQuery,
  typedDuplicatesQuery,
} from './duplicates.queries.ts';
