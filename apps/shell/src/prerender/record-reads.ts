import type { EarlyRead } from '@portal/api';
import type { QueryClient } from '@portal/api/query';
import { todayInJakarta } from '@portal/ui';

/** Of the requests that belong to whoever sends them, not to what is read. */
const ownHeaders = new Set(['apikey', 'authorization', 'x-client-info']);

/** Lets every query of the page ask once, and writes down what it would have sent. */
export async function recordReads(queryClient: QueryClient): Promise<EarlyRead[]> {
  const reads: EarlyRead[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    reads.push(describeRead(new URL(String(input)), init));
    return new Response('[]', { headers: { 'content-type': 'application/json' } });
  };
  try {
    const queries = queryClient.getQueryCache().getAll();
    const asked = queries.filter(
      ({ options }) => !('enabled' in options) || options.enabled !== false,
    );
    await Promise.allSettled(asked.map((query) => query.fetch()));
  } finally {
    globalThis.fetch = fetch;
  }
  return reads;
}

/** The date of the day is put in by the browser: tomorrow's visitor reads by tomorrow's date. */
function describeRead({ pathname, search }: URL, init: RequestInit = {}): EarlyRead {
  const headers = [...new Headers(init.headers)].filter(([name]) => !ownHeaders.has(name));
  return {
    method: init.method ?? 'GET',
    path: (pathname + search).replaceAll(todayInJakarta(), '{today}'),
    body: typeof init.body === 'string' ? init.body : null,
    headers: Object.fromEntries(headers),
  };
}
