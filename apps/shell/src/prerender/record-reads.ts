import type { QueryClient } from '@portal/api/query';
import { leaveOutToday, type PageRead } from '@portal/federation/first-paint';
import { todayInJakarta } from '@portal/ui';

/** Headers of the sender, not of the read. */
const senderHeaders = new Set(['apikey', 'authorization', 'x-client-info']);

/** Runs every query of the page once and records the requests instead of sending them. */
export async function recordReads(queryClient: QueryClient): Promise<PageRead[]> {
  const reads: PageRead[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    reads.push(describeRead(new URL(String(input)), init));
    return new Response('[]', { headers: { 'content-type': 'application/json' } });
  };
  try {
    const queries = queryClient.getQueryCache().getAll();
    const enabled = queries.filter(
      ({ options }) => !('enabled' in options) || options.enabled !== false,
    );
    await Promise.allSettled(enabled.map((query) => query.fetch()));
  } finally {
    globalThis.fetch = fetch;
  }
  return reads;
}

function describeRead({ pathname, search }: URL, init: RequestInit = {}): PageRead {
  const headers = [...new Headers(init.headers)].filter(([name]) => !senderHeaders.has(name));
  return {
    path: leaveOutToday(pathname + search, todayInJakarta()),
    init: {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(headers),
      ...(typeof init.body === 'string' && { body: init.body }),
    },
  };
}
