import { once } from 'node:events';
import { createServer } from 'node:http';
import { configureBackend } from '@portal/api/client';

/** A code of the database or of PostgREST with the HTTP status that comes with it. (Threat E6.) */
export interface Refusal {
  status: number;
  code: string;
}

/** Makes a service the backend that refuses everything with one code, which the real one cannot be asked to do. */
export async function useRefusingService() {
  let refusal: Refusal = { status: 200, code: '' };
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
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
    /** How many requests have come since the last time this was asked. */
    asked: () => {
      const count = asked;
      asked = 0;
      return count;
    },
    close: () => server.close(),
  };
}
