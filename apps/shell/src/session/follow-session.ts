import type { QueryClient } from '@portal/api/query';
import { type SessionEvents, startSession } from '@portal/auth';
import { showToast } from '@portal/ui/toast';

type Store = Parameters<typeof startSession>[0];

/** Connects the one auth listener of the portal with its toasts and its caches. */
export function followSession(store: Store, queryClient: QueryClient) {
  const events: SessionEvents = {
    onError: (title, description) => showToast({ title, description, tone: 'error' }),
    // Nothing that the former person was shown may be left for the next one.
    onSignedOut: () => queryClient.clear(),
  };
  startSession(store, events);
}
