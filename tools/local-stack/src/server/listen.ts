import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode, StackError } from '../stack-error.ts';

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
  const server = createServer(timeouts, handle);
  return new Promise<Server>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, what)));
    server.listen({ port, host }, () => resolve(server));
  });
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
