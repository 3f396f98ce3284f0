import '@portal/ui/tokens.css';
import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { sessionAtom } from '@portal/auth/session';
import { BrowserRouter, setKnownRoutes } from '@portal/federation/router';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerAreas } from './federation/load-area.ts';
import { loadRegistry } from './federation/load-registry.ts';
import { prefetchLater } from './federation/prefetch-later.ts';
import { watchUncaught } from './federation/watch-uncaught.ts';
import { RegistryUnavailablePage } from './layout/registry-unavailable-page.tsx';
import { Providers } from './providers.tsx';
import { followSession } from './session/follow-session.ts';
import { showRequestError } from './session/show-request-error.ts';

async function start() {
  const { registry, isStale } = await loadRegistry();
  watchUncaught(registry.areas);
  configureBackend(registry.backend);
  registerAreas(registry.areas);
  setKnownRoutes(registry.areas.flatMap((area) => area.routes));
  const queryClient = createQueryClient({ onError: showRequestError });
  const store = createStore();
  followSession(store, queryClient);
  if (registry.backend) prefetchLater(registry.areas, () => store.get(sessionAtom));

  const page =
    registry.areas.length > 0 ? (
      <App registry={registry} isStale={isStale} />
    ) : (
      <RegistryUnavailablePage />
    );
  const tree = (
    <Providers store={store} queryClient={queryClient}>
      <BrowserRouter>{page}</BrowserRouter>
    </Providers>
  );
  if (isStale) drawAnew(tree);
  else takeOver(tree);
}

/** Takes over the first paint that stands in the HTML, where it is what would be drawn now. */
function takeOver(page: ReactNode) {
  const root = rootElement();
  if (root.hasChildNodes() && !('redraw' in document.documentElement.dataset)) {
    hydrateRoot(root, page);
  } else {
    drawAnew(page);
  }
}

function drawAnew(page: ReactNode) {
  const root = rootElement();
  root.replaceChildren();
  forgetInitialMeta();
  delete document.documentElement.dataset.redraw;
  createRoot(root).render(page);
}

/** What the HTML says of itself holds for the page that stands in it; the page that is drawn says it anew. */
function forgetInitialMeta() {
  for (const tag of document.head.querySelectorAll('[data-initial]')) tag.remove();
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}

void start();
