import { showToast } from '@portal/ui/toast';

const shownErrors = new WeakSet<Error>();

/** The one toast of a failed read or write: its title from the specification, the server's message below it. */
export function showRequestError(error: Error, title: string) {
  shownErrors.add(error);
  showToast({ title, description: error.message, tone: 'error' });
}

/** Whether the person has been told of this very error already. */
export function wasShown(error: unknown): boolean {
  return error instanceof Error && shownErrors.has(error);
}
