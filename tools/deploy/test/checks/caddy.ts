import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const caddyfile = resolve(import.meta.dirname, '../../../../deploy/Caddyfile');

/** Installs a missing program, as root on Debian. @throws elsewhere, with what to do */
export function ensureInstalled(program: 'caddy' | 'rsync') {
  if (isInstalled(program)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore' } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', program], quiet);
  }
  if (!isInstalled(program)) throw new Error(`${program} is not installed: install it first.`);
}

function isInstalled(program: string): boolean {
  return !spawnSync(program, ['--version'], { stdio: 'ignore' }).error;
}

interface CaddyOptions {
  site: string;
  /** What the portal is reached by. HTTPS brings a certificate of Caddy's own, which `authority` vouches for. */
  address: string;
  /** The folder for the files that Caddy writes. */
  home: string;
  /** The backend that answers at the portal's own origin. */
  backend?: string;
}

/** Serves a release folder as `deploy/Caddyfile` says, with a free port in the place of port 80. */
export async function startCaddy({ site, address, home, backend = '' }: CaddyOptions) {
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    CADDY_ADMIN: `localhost:${await freePort()}`,
    PORTAL_SITE: site,
    PORTAL_ADDRESS: address,
    PORTAL_SUPABASE: backend,
  };
  const adapt = ['adapt', '--config', caddyfile, '--adapter', 'caddyfile'];
  const config = JSON.parse(execFileSync('caddy', adapt, { env, encoding: 'utf8' }));
  const plainPort = await freePort();
  config.apps.http.http_port = plainPort;
  // Otherwise Caddy would add its certificate authority to those that this machine trusts.
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  const child = spawn('caddy', ['run', '--config', '-'], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(JSON.stringify(config));
  await untilReady(child);
  const authorityFile = join(home, 'data/caddy/pki/authorities/local/root.crt');
  return {
    plainPort,
    authorityFile,
    authority: () => readFile(authorityFile),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Keeps reading the output afterwards: a program that writes to a closed pipe ends. */
function untilReady(child: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`Caddy did not start: ${output}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('serving initial configuration')) resolve();
    });
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
