import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { hasCode, StackError } from '../stack-error.ts';

export interface Lock {
  release(): Promise<void>;
}

/**
 * Locks the data folder for this process. The lock is a listening socket: the operating system releases it
 * however the process ends, so a killed process leaves no lock.
 */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  const path = socketPath(dataDir);
  const server =
    (await listenOn(path)) ?? ((await isAbandoned(path)) ? await listenOn(path) : undefined);
  if (!server) {
    throw new StackError(
      `The data in ${dataDir} is already in use by another running portal; stop that one first.`,
    );
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketPath(dataDir: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\alumni-portal-${Buffer.from(dataDir).toString('hex')}`;
  }
  // Socket paths are limited to about 100 characters, relative ones stay short.
  return relative(process.cwd(), join(dataDir, 'stack.lock'));
}

function listenOn(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      hasCode(error, 'EADDRINUSE') ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

/** Renames the file before checking it, so that only one of two starting processes can take it over. */
async function isAbandoned(path: string): Promise<boolean> {
  if (await answers(path)) return false;
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return true;
    throw error;
  }
  if (await answers(aside)) {
    await rename(aside, path);
    return false;
  }
  await rm(aside, { force: true });
  return true;
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
