import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode, StackError } from '../stack-error.ts';
import { createFairTurns } from './fair-turns.ts';
import { createPlaces } from './places.ts';

export interface Listener {
  port: number;
  servers: Server[];
  close(): Promise<void>;
}

/** Milliseconds. A slow sender holds a connection no longer than this; a picture over loopback needs less than one second. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};
/** Milliseconds in which a sender can read why the rest of its body is not wanted. */
const refusalGracePeriod = 500;
/** How many bodies of one address are read at a time: the others stay with their senders, which costs the server nothing. */
const bodiesAtOnce = 8;

/**
 * Listens on the loopback addresses only: IPv4, and IPv6 where the machine has it, because
 * `localhost` may mean either. Port 0 takes a free one.
 */
export async function listenOnLoopback(
  port: number,
  what: string,
  handle: RequestListener,
): Promise<Listener> {
  const first = await listen(port, '127.0.0.1', what, handle);
  const address = first.address() as AddressInfo;
  const servers = [first];
  try {
    servers.push(await listen(address.port, '::1', what, handle));
  } catch (error) {
    if (!hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) {
      await closeServer(first);
      if (port !== 0) throw error;
      return listenOnLoopback(0, what, handle);
    }
  }
  return {
    port: address.port,
    servers,
    close: async () => void (await Promise.all(servers.map(closeServer))),
  };
}

function listen(port: number, host: string, what: string, handle: RequestListener) {
  const server = createServer(timeouts, shareFairly(handle));
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, what)));
    server.listen({ port, host }, () => resolve(server));
  });
}

/** No address waits for the many requests or the large bodies of another one. */
function shareFairly(handle: RequestListener) {
  const takeTurn = createFairTurns();
  const bodies = createPlaces(bodiesAtOnce);
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const address = incoming.socket.remoteAddress ?? '';
    const start = () => takeTurn(address, () => handle(incoming, outgoing));
    outgoing.once('finish', () => refuseRest(incoming));
    if (!hasBody(incoming)) return start();
    bodies.enter(address, () => {
      if (incoming.socket.destroyed) return bodies.leave(address);
      // Answered, or the connection is gone: in both cases nothing more of the body is read.
      outgoing.once('close', () => bodies.leave(address));
      start();
    });
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads nothing more of a body that was answered before its end: reading 50 MB to throw them away would slow down all other requests. */
function refuseRest(incoming: IncomingMessage) {
  if (incoming.complete) return;
  // Read now: a request that has ended has no socket.
  const { socket } = incoming;
  incoming.pause();
  setTimeout(() => socket?.destroy(), refusalGracePeriod).unref();
}

function explain(error: Error, port: number, what: string): Error {
  if (hasCode(error, 'EADDRINUSE')) {
    const variable = what === 'mailbox' ? 'MAILBOX_PORT' : 'PORT';
    return new StackError(
      `Port ${port} for the ${what} is already in use; stop the other program or set ${variable} to a free port.`,
    );
  }
  if (hasCode(error, 'EACCES')) {
    return new StackError(
      `This account may not open port ${port} for the ${what}; use one above 1023.`,
    );
  }
  return error;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Browsers hold connections open; without this a stop would wait for them.
    server.closeAllConnections();
  });
}
