import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { everyAnswer } from '@portal/release/hosting';

/** As the gateway of a project answers: whatever is asked for is allowed, without a time for which a browser may remember it. */
const preflightAnswer = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
};

/**
 * The embedded backend as a hosted project shows itself: without the headers that only the local stack adds, and with uploads of any
 * size, which it does not store. Keeps what it is asked.
 */
export async function openGateway(backend: string) {
  const asked: { method: string; path: string }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request;
    asked.push({ method, path });
    if (method === 'OPTIONS') allow(request, response);
    else if (method === 'POST' && path.startsWith('/storage/')) take(request, response);
    else pass(request, response, backend);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    /** What was asked since the last call. */
    takeAsked: () => asked.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function allow({ headers }: IncomingMessage, response: ServerResponse) {
  const wanted = headers['access-control-request-headers'] ?? '';
  response.writeHead(200, { ...preflightAnswer, 'access-control-allow-headers': wanted }).end();
}

function take(request: IncomingMessage, response: ServerResponse) {
  request.resume().on('end', () => response.writeHead(200).end());
}

function pass(request: IncomingMessage, response: ServerResponse, backend: string) {
  const { method, headers, url = '' } = request;
  const { host } = new URL(backend);
  const passed = sendRequest(backend + url, { method, headers: { ...headers, host } }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !(name in everyAnswer));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}
