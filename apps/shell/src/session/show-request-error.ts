import { showToast } from '@portal/ui/toast';

/** The one toast of a failed read or write: its title from the specification, the server's message below it. */
export function showRequestError(error: Error, title: string) {
  showToast({ title, description: error.message, tone: 'error' });
}
