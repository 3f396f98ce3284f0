export { ApiError, type ApiErrorKind, isApiError, isTransient } from './api-error.ts';
export { newItemId } from './item-id.ts';
export type { ListPage, ListRequest } from './list-request.ts';
export { PAGE_SIZE } from './page-range.ts';
export { unwrap, unwrapCounted } from './unwrap.ts';
