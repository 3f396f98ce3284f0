export { ApiError, type ApiErrorKind, isApiError } from './api-error.ts';
export { unwrap, unwrapCounted } from './unwrap.ts';
