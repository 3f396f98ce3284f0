import { isApiError } from '@portal/api';
import { signInAgain } from '@portal/auth';
import { failureText } from '@portal/ui';
import { showToast } from '@portal/ui/toast';

const shownErrors = new WeakSet<Error>();

/** The one toast of a failed read or write, with its reason below the title. */
export function showRequestError(error: Error, title: string) {
  shownErrors.add(error);
  const isSessionEnded = isApiError(error) && error.kind === 'session-expired';
  showToast({
    title,
    description: failureText(error),
    tone: 'error',
    ...(isSessionEnded && {
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Masuk', run: () => void signInAgain() },
    }),
  });
}

/** Whether a toast has shown this very error. */
export function wasShown(error: unknown): boolean {
  return error instanceof Error && shownErrors.has(error);
}
