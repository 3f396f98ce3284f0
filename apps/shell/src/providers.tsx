import { type QueryClient, QueryClientProvider } from '@portal/api/query';
import { type createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { RootBoundary } from './layout/messages/root-boundary.tsx';

interface ProvidersProps {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every page needs around it, in the browser and while the release renders its first paint. */
export function Providers({ store, queryClient, children }: ProvidersProps) {
  return (
    <StrictMode>
      <RootBoundary>
        <Provider store={store}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </Provider>
      </RootBoundary>
    </StrictMode>
  );
}
