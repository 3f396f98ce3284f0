export { ApiError, type ApiErrorKind, isApiError, isTransient } from './api-error.ts';
export { unwrap, unwrapCounted } from './unwrap.ts';
