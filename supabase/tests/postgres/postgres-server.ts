import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const debianFolder = '/usr/lib/postgresql';
const installer = '/usr/bin/apt-get';
const roles = ['anon', 'authenticated', 'service_role bypassrls', 'migrator createrole bypassrls'];

export interface PostgresServer {
  url: string;
  version: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own on a free port, with nothing in it, for tests only: it does
 * not wait for the disk. Installs Debian's package when there is none and root asks for it.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPrograms() ?? installPrograms();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const owner = serverAccount();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: folder, encoding: 'utf8' });

  run('initdb', [
    '-D',
    join(folder, 'data'),
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const psql = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-Atc'];
  await untilReady(() => run('psql', [...psql, 'select 1']));
  // All databases of a server share its roles, so parallel workers would collide.
  for (const role of roles) run('psql', [...psql, `create role ${role}`]);

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: run('psql', [...psql, 'show server_version']).trim(),
    stop: async () => {
      const end = once(server, 'exit');
      server.kill('SIGINT');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  if (!existsSync(debianFolder)) return undefined;
  const newest = readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one));
  return newest.map((version) => join(debianFolder, version, 'bin')).find(hasServer);
}

function hasServer(bin: string): boolean {
  return existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'psql'));
}

function installPrograms(): string {
  if (process.getuid?.() === 0 && existsSync(installer)) {
    execFileSync(installer, ['update'], { stdio: 'inherit' });
    execFileSync(installer, ['install', '-y', 'postgresql'], { stdio: 'inherit' });
  }
  const bin = findPrograms();
  if (bin) return bin;
  throw new Error(
    'PostgreSQL is not installed. Install your system’s package, or set DATABASE_URL to a server whose databases may be made and dropped.',
  );
}

/** PostgreSQL refuses to run as root; the package brings an account for it. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilReady(ask: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return ask();
    } catch (error) {
      if (attempt === 100) throw error;
      await wait(100);
    }
  }
}
