export { describedAreas } from './described-areas.ts';
export {
  type HistoryArea,
  type HistoryChange,
  type HistoryEntry,
  historyActors,
  historyAreas,
  historyOperations,
  type Restored,
} from './history.model.ts';
export { type Deletion, restoreMutation, restoreTogetherMutation } from './history.mutations.ts';
export {
  foundHistoryQuery,
  type HistoryFilters,
  ownHistoryQuery,
  recordHistoryQuery,
} from './history.queries.ts';
