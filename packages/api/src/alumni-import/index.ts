export type {
  FileDouble,
  ImportAction,
  ImportOptions,
  Loss,
  PastImport,
  PlannedRow,
  SentRow,
} from './import.model.ts';
export { type ImportOutcome, importMutations } from './import.mutations.ts';
export { type ImportPlan, importPlanQuery, pastImportsQuery } from './import.queries.ts';
