import type { QueryClient } from '@portal/api/query';

interface Context {
  client: QueryClient;
}

/**
 * Options of a write whose change is shown before the service has confirmed it. `show` changes what is cached under the key; all
 * of that is rolled back when the write fails.
 */
export function optimistic<Variables>(
  queryKey: readonly unknown[],
  show: (cache: QueryClient, variables: Variables) => void,
) {
  return {
    onMutate: async (variables: Variables, { client }: Context) => {
      // An older answer that is still under way would undo the change.
      await client.cancelQueries({ queryKey });
      const former = client.getQueriesData({ queryKey });
      show(client, variables);
      return () => {
        for (const [key, value] of former) client.setQueryData(key, value);
      };
    },
    onError: (_error: unknown, _variables: Variables, rollback: (() => void) | undefined) =>
      rollback?.(),
  };
}
