import type { RegisteredArea } from '@portal/federation';
import { Button } from '@portal/ui';
import { useEffect } from 'react';
import { MessagePage } from '../layout/messages/message-page.tsx';
import { ReloadButton } from '../layout/messages/reload-button.tsx';
import { usePageIsLive } from '../session/html-page.tsx';

/** `replaced`: another build of the area has been released meanwhile. `unsupported`: only a newer shell can run the area. */
export type FailureKind = 'broken' | 'offline' | 'replaced' | 'unsupported';

interface Props {
  area: RegisteredArea;
  kind: FailureKind;
  hasRetried: boolean;
  onRetry: () => void;
}

/** The card that replaces a failed area: it names the area, what the user can do, and in small print the version for support. */
export function FailedArea({ area, kind, hasRetried, onRetry }: Props) {
  const title = area.title ?? area.name;
  const note = `Versi ${area.build}`;
  usePageIsLive();
  useRetryOnceOnline(kind === 'broken' || kind === 'offline', onRetry);
  if (kind === 'offline') {
    return (
      <MessagePage
        title="Anda sedang luring"
        text="Halaman ini belum pernah dibuka di perangkat ini. Halaman terbuka sendiri begitu Anda tersambung lagi."
      >
        <Button onClick={onRetry}>Coba lagi</Button>
      </MessagePage>
    );
  }
  if (kind === 'broken') {
    return (
      <MessagePage
        title={`${title} sedang tidak dapat dibuka`}
        text="Bagian lain dari portal tetap dapat digunakan. Silakan coba lagi sebentar lagi."
        note={note}
      >
        <Button onClick={onRetry}>Coba lagi</Button>
        {/* A module that threw while it was evaluated stays broken until the page reloads. */}
        {hasRetried && <ReloadButton label="Muat ulang halaman" />}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={`${title} sudah diperbarui`}
      text="Muat ulang untuk memakai versi terbaru. Draf yang tersimpan di browser ini tetap ada."
      note={note}
    >
      <ReloadButton label={kind === 'replaced' ? 'Muat ulang' : 'Perbarui halaman'} />
    </MessagePage>
  );
}

// A connection that has just come back may still fail; the browser says so only once.
const unsteadyTime = 5_000;
const pause = 1_000;
let onlineSince = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.('online', () => {
  onlineSince = performance.now();
});

/** Code that failed to load offline is fetched once the browser is online again, as the queries of pages are. */
function useRetryOnceOnline(isWanted: boolean, retry: () => void) {
  useEffect(() => {
    if (!isWanted) return;
    window.addEventListener('online', retry);
    const isUnsteady = performance.now() - onlineSince < unsteadyTime;
    const timer = isUnsteady ? setTimeout(retry, pause) : undefined;
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(timer);
    };
  }, [isWanted, retry]);
}
