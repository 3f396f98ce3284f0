import {
  type FetchQueryOptions,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { isApiError, isDeadlock, isTransient, isVersionConflict } from './api-error.ts';
import { cached } from './cached.ts';

export {
  IsRestoringProvider,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

interface RequestMeta extends Record<string, unknown> {
  /** Title of the toast when this request fails; without it the caller shows the failure. */
  errorTitle?: string;
  /** Title for an error that the service did not send; without it `errorTitle` serves for both. */
  unexpectedTitle?: string;
  /** A version conflict opens a dialog instead of a toast. */
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
  /** A write begins. */
  onWrite?: () => void;
}

const maxRetries = 2;
const freshMs = 60_000;

/** The one cache of the portal and its one retry layer. Only the shell calls it. */
export function createQueryClient({ onError, onWrite }: QueryClientEvents): QueryClient {
  const report = (error: Error, meta: RequestMeta | undefined) => {
    if (!meta?.errorTitle || (meta.asksOnConflict && isVersionConflict(error))) return;
    if (meta.unexpectedTitle === undefined || isApiError(error)) onError(error, meta.errorTitle);
    else onError(error, meta.unexpectedTitle);
  };
  // The cache follows `online` events but assumes a connection at the start; without this it would miss the first return.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onMutate: () => onWrite?.(),
      onError: (error, _variables, _onMutateResult, mutation) => report(error, mutation.meta),
      // Every write is told by the history, which may be open beside it.
      onSettled: () => void client.invalidateQueries({ queryKey: cached.history }),
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < maxRetries && isTransient(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        // Sent once even offline, since a backend on the same machine answers; the retries wait for the connection.
        networkMode: 'offlineFirst',
      },
      mutations: {
        // A write whose answer is lost may have been carried out, and is not sent again; one that a deadlock has ended was not.
        retry: (failures, error) => failures < 1 && isDeadlock(error),
        retryDelay: 200,
        // 'always': a write made offline fails at once and is never sent later without the user's knowledge.
        networkMode: 'always',
      },
    },
  });
  return client;
}

/** What is stored now, for a user who waits with a busy button: without a connection it fails instead of waiting for one. */
export async function readNow<Read, Data, Key extends QueryKey>(
  cache: QueryClient,
  query: FetchQueryOptions<Read, Error, Data, Key>,
): Promise<Data> {
  await cache.cancelQueries({ queryKey: query.queryKey, exact: true });
  return cache.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' });
}
