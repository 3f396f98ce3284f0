import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

type Fault = number | 'silence';

export interface FaultyPortal {
  url: string;
  /** Until the next `heal()`, requests whose path begins with this get the fault as their answer. */
  breakPath: (path: string, fault: Fault) => void;
  heal: () => void;
  requested: string[];
  close: () => void;
}

/** A proxy before the real portal that can break single paths. */
export async function startFaultyPortal(portalUrl: string): Promise<FaultyPortal> {
  const faults = new Map<string, Fault>();
  const requested: string[] = [];

  function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/';
    requested.push(path);
    const fault = [...faults].find(([prefix]) => path.startsWith(prefix))?.[1];
    if (fault === 'silence') return;
    if (fault) {
      outgoing.writeHead(fault, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message: 'Kerusakan buatan', code: fault }));
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(`${portalUrl}${path}`, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  }

  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no address.');
  return {
    url: `http://localhost:${address.port}`,
    breakPath: (path, fault) => faults.set(path, fault),
    heal: () => faults.clear(),
    requested,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
