import { WifiOff } from 'lucide-react';
import { FloatingNotice } from './floating-notice.tsx';

/** Stays until the line is back; what could not be read meanwhile is read by itself then. */
export function OfflineNotice() {
  return (
    <FloatingNotice icon={<WifiOff aria-hidden size={18} />}>
      Anda sedang luring. Isi yang belum dimuat menyusul begitu tersambung lagi.
    </FloatingNotice>
  );
}
