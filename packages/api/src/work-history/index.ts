export type { StoredWorkEntry, WorkEntry } from './work-history.model.ts';
export { removeWorkEntryMutation, saveWorkEntryMutation } from './work-history.mutations.ts';
export { workHistoryQuery } from './work-history.queries.ts';
