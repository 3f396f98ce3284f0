export { prefetchRead } from './client/early-answers.ts';
export type { AdminList, ListPage, ListRequest } from './query/admin-list.ts';
export {
  ApiError,
  isApiError,
  isTransient,
  isVersionConflict,
} from './query/api-error.ts';
export type {
  Decision,
  DecisionMutations,
  DecisionOutcome,
  DecisionTarget,
  LeftOutRow,
  LostRegistration,
} from './query/decisions.ts';
export { type ApiErrorKind, errorText } from './query/error-text.ts';
export { maxRows, pageSize } from './query/page.ts';
export type { Removal } from './query/row-mutations.ts';
export { errorKind, unwrap, unwrapCounted } from './query/unwrap.ts';
export type { ColumnDescription } from './rows/every-column.ts';
export { newItemId } from './rows/id.ts';
