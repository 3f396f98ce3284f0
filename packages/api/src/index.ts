export type { AdminList, ListPage, ListRequest } from './admin/admin-list.ts';
export type { Removal, RowWrite } from './admin/row-mutations.ts';
export { prefetchRead } from './client/early-answers.ts';
export type {
  Decision,
  DecisionMutations,
  DecisionOutcome,
  DecisionTarget,
  LostRegistration,
} from './decision/decisions.ts';
export type { LeftOutRow } from './decision/take-back.ts';
export {
  ApiError,
  isApiError,
  isTransient,
  isVersionConflict,
} from './query/api-error.ts';
export { allRows, inBatches, type LongRun } from './query/batches.ts';
export { cached } from './query/cached.ts';
export { type ApiErrorKind, errorText } from './query/error-text.ts';
export { maxRows, pageSize } from './query/page.ts';
export { errorKind, unwrap, unwrapCounted } from './query/unwrap.ts';
export type { ColumnDescription } from './rows/every-column.ts';
export { newItemId } from './rows/id.ts';
