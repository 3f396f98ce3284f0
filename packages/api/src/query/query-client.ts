import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError, isTransient, isVersionConflict } from './api-error.ts';

export {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

interface RequestMeta extends Record<string, unknown> {
  /** Title of the toast when this request fails; without it the failure is the caller's to show. */
  errorTitle?: string;
  /** Title where something else went wrong than the service said; without it `errorTitle` serves for both. */
  unexpectedTitle?: string;
  /** A version conflict is answered by a dialog and not told by a toast. */
  asksOnConflict?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: RequestMeta;
    mutationMeta: RequestMeta;
  }
}

interface QueryClientEvents {
  /** Once per failed read or write that names a title, after its retries. */
  onError: (error: Error, title: string) => void;
}

const maxRetries = 2;
const freshMs = 60_000;

/** The one cache of the portal and its one retry layer. Only the shell calls it. */
export function createQueryClient({ onError }: QueryClientEvents): QueryClient {
  const report = (error: Error, meta: RequestMeta | undefined) => {
    if (!meta?.errorTitle || (meta.asksOnConflict && isVersionConflict(error))) return;
    if (meta.unexpectedTitle === undefined || isApiError(error)) onError(error, meta.errorTitle);
    else onError(new Error('Terjadi kesalahan tidak terduga.'), meta.unexpectedTitle);
  };
  // The cache follows the line but takes it to be there at the start; then nothing would tell it of the line's return.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < maxRetries && isTransient(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        // Asked once even offline, since a backend on the same machine answers; the other tries wait for the line.
        networkMode: 'offlineFirst',
      },
      // 'always': a write made offline fails at once; it is never sent later behind the person's back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
