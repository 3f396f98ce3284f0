export { ApiError, type ApiErrorKind, isApiError, isTransient } from './api-error.ts';
export { forgetAllDrafts, forgetDraft, keepDraft, readDraft } from './draft.ts';
export { askEarly, type EarlyRead } from './early-answers.ts';
export { newItemId } from './item-id.ts';
export type { ListPage, ListRequest } from './list-request.ts';
export { PAGE_SIZE } from './page-range.ts';
export { unwrap, unwrapCounted } from './unwrap.ts';
export { isVersionConflict } from './version-conflict.ts';
