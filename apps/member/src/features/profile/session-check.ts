import { storedSession } from '@portal/api/client';
import { showToast } from '@portal/ui/toast';

/** For every send: another tab may have signed out a moment ago. What was typed stays in the form. */
export function isStillSignedIn(): boolean {
  if (storedSession()) return true;
  showToast({
    tone: 'error',
    title: 'Error',
    description: 'Pengguna tidak terautentikasi.',
  });
  return false;
}
