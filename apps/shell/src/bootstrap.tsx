import '@portal/ui/tokens.css';
import { configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { BrowserRouter, setKnownRoutes } from '@portal/federation/router';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerAreas } from './federation/load-area.ts';
import { loadRegistry } from './federation/load-registry.ts';
import { watchUncaught } from './federation/watch-uncaught.ts';
import { RegistryUnavailablePage } from './layout/registry-unavailable-page.tsx';
import { RootBoundary } from './layout/root-boundary.tsx';
import { followSession } from './session/follow-session.ts';
import { showRequestError } from './session/show-request-error.ts';

async function start() {
  const { registry, isStale } = await loadRegistry();
  forgetInitialMeta();
  watchUncaught(registry.areas);
  configureBackend(registry.backend);
  registerAreas(registry.areas);
  setKnownRoutes(registry.areas.flatMap((area) => area.routes));
  const queryClient = createQueryClient({ onError: showRequestError });
  const store = createStore();
  followSession(store, queryClient);

  const page =
    registry.areas.length > 0 ? (
      <App registry={registry} isStale={isStale} />
    ) : (
      <RegistryUnavailablePage />
    );
  createRoot(rootElement()).render(
    <StrictMode>
      <RootBoundary>
        <Provider store={store}>
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>{page}</BrowserRouter>
          </QueryClientProvider>
        </Provider>
      </RootBoundary>
    </StrictMode>,
  );
}

/** The HTML tells link previews what the portal is; from here on each page says what it is itself. */
function forgetInitialMeta() {
  for (const tag of document.head.querySelectorAll('[data-initial]')) tag.remove();
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  return element;
}

void start();
