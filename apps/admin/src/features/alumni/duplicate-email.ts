import { isApiError } from '@portal/api';

/** The address is the only thing of an alumnus, besides id and account, that nobody else may have. */
export function isDuplicateEmail(error: unknown): boolean {
  return isApiError(error) && error.code === '23505';
}
