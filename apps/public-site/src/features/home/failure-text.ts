import { isApiError } from '@portal/api';
import { errorText } from '@portal/ui';

/** What happened and what to do, for the block that failed; the toast has quoted the server already. */
export function failureText(error: Error | null): string {
  return errorText(isApiError(error) ? error : { kind: 'unknown' }).text;
}
