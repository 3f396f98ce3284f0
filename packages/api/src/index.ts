export { prefetchRead } from './client/early-answers.ts';
export type { AdminList, ListPage, ListRequest, StatusChange } from './query/admin-list.ts';
export {
  ApiError,
  isApiError,
  isTransient,
  isVersionConflict,
} from './query/api-error.ts';
export type {
  ManyMutations,
  ManyOutcome,
  MatchingDecision,
  MatchingOutcome,
  NamedChange,
} from './query/decisions-on-many.ts';
export { type ApiErrorKind, errorText } from './query/error-text.ts';
export { pageSize } from './query/page.ts';
export { errorKind, unwrap, unwrapCounted } from './query/unwrap.ts';
export { newItemId } from './rows/id.ts';
