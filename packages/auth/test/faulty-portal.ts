import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

type Fault = number | 'silence' | 'cut';
/** Gets what the real portal has answered, and returns what the page is to get. */
type Change = (answer: Record<string, unknown>) => unknown;

export interface FaultyPortal {
  url: string;
  /** Until the next `clearFaults()`, requests whose path begins with this get the fault as their answer. */
  breakPath: (path: string, fault: Fault, code?: string, message?: string) => void;
  /** Until the next `clearFaults()`, the request that is so many behind those that were asked gets no answer. */
  cutAfter: (requests: number) => void;
  /** Until the next `clearFaults()`, changes the JSON of the real answers. */
  changeAnswer: (path: string, change: Change) => void;
  /** Until the next `clearFaults()`, such requests arrive, and their answers do not. */
  loseAnswers: (path: string) => void;
  clearFaults: () => void;
  requested: string[];
  close: () => void;
}

/** A proxy before the real portal that can break single paths. */
export async function startFaultyPortal(portalUrl: string): Promise<FaultyPortal> {
  const faults = new Map<string, { fault: Fault; code?: string | undefined; message: string }>();
  const changes = new Map<string, Change>();
  const requested: string[] = [];
  let lost: string | null = null;
  let cut: number | null = null;

  function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/';
    const isCut = requested.push(path) - 1 === cut;
    const {
      fault,
      code = fault,
      message,
    } = [...faults].find(([prefix]) => path.startsWith(prefix))?.[1] ?? {};
    if (fault === 'cut' || isCut) {
      outgoing.destroy();
      return;
    }
    if (fault === 'silence') return;
    if (fault) {
      outgoing.writeHead(fault, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message, code, error_code: code }));
      return;
    }
    const change = [...changes].find(([prefix]) => path.startsWith(prefix))?.[1];
    const { method, headers } = incoming;
    if (change) delete headers['accept-encoding'];
    const forwarded = request(`${portalUrl}${path}`, { method, headers }, (response) => {
      if (lost && path.startsWith(lost)) {
        response.resume().once('end', () => outgoing.destroy());
        return;
      }
      if (change) {
        const changed = json(response).then((body) => change(body as Record<string, unknown>));
        void changed.then((body) => {
          outgoing.writeHead(200, { 'content-type': 'application/json' });
          outgoing.end(JSON.stringify(body));
        });
        return;
      }
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
    breakPath: (path, fault, code, message = 'Kerusakan buatan') =>
      faults.set(path, { fault, code, message }),
    changeAnswer: (path, change) => changes.set(path, change),
    loseAnswers: (path) => {
      lost = path;
    },
    cutAfter: (requests) => {
      cut = requested.length + requests;
    },
    clearFaults: () => {
      lost = null;
      cut = null;
      faults.clear();
      changes.clear();
    },
    requested,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
