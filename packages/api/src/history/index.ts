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
export { restoreMutation } from './history.mutations.ts';
export {
  foundHistoryQuery,
  type HistoryFilters,
  ownHistoryQuery,
  recordHistoryQuery,
} from './history.queries.ts';
