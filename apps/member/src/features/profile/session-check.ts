import { storedSession } from '@portal/api/client';
import { showToast } from '@portal/ui/toast';

/** Call it before every save: another tab may have signed out a moment ago. The input stays in the form. */
export function isStillSignedIn(): boolean {
  if (storedSession()) return true;
  showToast({
    tone: 'error',
    title: 'Error',
    description: 'Pengguna tidak terautentikasi.',
  });
  return false;
}
