import { once } from 'node:events';
import { createServer } from 'node:http';
import { configureBackend } from '@portal/api/client';

/** A code of the database or of PostgREST with the HTTP status that comes with it. */
export interface Refusal {
  status: number;
  code: string;
}

/** Configures a backend that refuses every request with one code, which the real service cannot be made to do. */
export async function useRefusingService() {
  let refusal: Refusal = { status: 200, code: '' };
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(refusal.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: refusal.code, message: 'refused' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  configureBackend({ url: `http://127.0.0.1:${port}`, publishableKey: 'test-key' });
  return {
    refuseWith: (next: Refusal) => {
      refusal = next;
    },
    /** The number of requests since the previous call. */
    takeRequestCount: () => {
      const count = requests;
      requests = 0;
      return count;
    },
    close: () => server.close(),
  };
}
