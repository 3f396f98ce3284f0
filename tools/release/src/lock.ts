import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { dirname, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Lock {
  release(): Promise<void>;
}

/** Milliseconds to wait for another command. */
const waitLimit = 10 * 60_000;

/** Runs commands on the folder of the lock one after another. A lock of a killed process is taken over. */
export async function withLock<T>(
  file: string,
  onProgress: (line: string) => void,
  run: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + waitLimit;
  let lock = await takeLock(file);
  if (!lock) onProgress(`Another command works in ${dirname(file)}: waiting for it`);
  while (!lock) {
    if (Date.now() > deadline) throw new Error(`Another command has held ${file} for ten minutes.`);
    await wait(100);
    lock = await takeLock(file);
  }
  return run().finally(lock.release);
}

/**
 * Takes a lock for this process. It is a listening socket at `file`: the operating system releases it however the process ends, so a
 * killed process leaves no lock. @returns undefined while another process holds it
 */
export async function takeLock(file: string): Promise<Lock | undefined> {
  const path = socketPath(file);
  const server =
    (await listenOn(path)) ?? ((await isAbandoned(path)) ? await listenOn(path) : undefined);
  return server && { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

function socketPath(file: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\alumni-portal-${Buffer.from(file).toString('hex')}`;
  }
  // Socket paths are limited to about 100 characters, relative ones stay short.
  return relative(process.cwd(), file);
}

function listenOn(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error),
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
    if (codeOf(error) === 'ENOENT') return true;
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

function codeOf(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).code;
}
