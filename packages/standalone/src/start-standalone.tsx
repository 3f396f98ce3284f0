import '@portal/ui/tokens.css';
import { type Backend, configureBackend } from '@portal/api/client';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { startSession } from '@portal/auth';
import { type AreaDefinition, parseRegistry } from '@portal/federation';
import { BrowserRouter, setKnownRoutes } from '@portal/federation/router';
import { failureText } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { createStore, Provider } from 'jotai';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from './frame.tsx';

interface StandaloneOptions {
  area: AreaDefinition;
  App: ComponentType;
}

/** Runs one area without the shell, in development only, for the team that builds it. A release never contains this code. */
export async function startStandalone({ area, App }: StandaloneOptions): Promise<void> {
  const backend = await findBackend();
  configureBackend(backend);
  setKnownRoutes(area.routes);
  const showError = (title: string, description: string) =>
    showToast({ title, description, tone: 'error' });
  const queryClient = createQueryClient({
    onError: (error, title) => showError(title, failureText(error)),
  });
  const store = createStore();
  startSession(store, {
    onError: showError,
    onSignedOut: () => queryClient.clear(),
    askToChange: async () => false,
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Frame area={area} App={App} hasBackend={backend !== null} />
          </BrowserRouter>
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
}

/** The backend of the local stack's registry, which the dev server proxies; null while no local stack runs. */
async function findBackend(): Promise<Backend | null> {
  try {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(5_000) });
    return parseRegistry(await response.json()).backend;
  } catch {
    return null;
  }
}
