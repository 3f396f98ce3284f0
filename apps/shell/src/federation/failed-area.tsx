import type { RegisteredArea } from '@portal/federation';
import { Button } from '@portal/ui';
import { useEffect } from 'react';
import { MessagePage } from '../layout/message-page.tsx';
import { ReloadButton } from '../layout/reload-button.tsx';

/** `replaced`: another build is live by now. `unsupported`: only a newer shell can run it. */
export type AreaVerdict = 'broken' | 'replaced' | 'unsupported';

interface Props {
  area: RegisteredArea;
  verdict: AreaVerdict;
  hasRetried: boolean;
  onRetry: () => void;
}

/** What stands in an area's place: which area it is, what can be done, and in small print its version for the support. */
export function FailedArea({ area, verdict, hasRetried, onRetry }: Props) {
  const title = area.title ?? area.name;
  const note = `Versi ${area.build}`;
  useRetryOnceOnline(verdict === 'broken', onRetry);
  if (verdict === 'broken') {
    return (
      <MessagePage
        title={`${title} sedang tidak dapat dibuka`}
        text="Bagian lain dari portal tetap dapat digunakan. Silakan coba lagi sebentar lagi."
        note={note}
      >
        <Button onClick={onRetry}>Coba lagi</Button>
        {/* A module that threw while it was evaluated stays broken until the page is loaded anew. */}
        {hasRetried && <ReloadButton label="Muat ulang halaman" />}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={`${title} sudah diperbarui`}
      text="Muat ulang untuk memakai versi terbaru. Draf yang tersimpan di peramban ini tetap ada."
      note={note}
    >
      <ReloadButton label={verdict === 'replaced' ? 'Muat ulang' : 'Perbarui halaman'} />
    </MessagePage>
  );
}

/** Code that was missing for want of a line is fetched with its return, like what pages read. */
function useRetryOnceOnline(isWanted: boolean, retry: () => void) {
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWanted, retry]);
}
