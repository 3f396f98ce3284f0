import { failureText } from '@portal/ui';
import { showToast } from '@portal/ui/toast';

const shownErrors = new WeakSet<Error>();

/** The one toast of a failed read or write, with its reason below the title. */
export function showRequestError(error: Error, title: string) {
  shownErrors.add(error);
  showToast({ title, description: failureText(error), tone: 'error' });
}

/** Whether a toast has shown this very error. */
export function wasShown(error: unknown): boolean {
  return error instanceof Error && shownErrors.has(error);
}
