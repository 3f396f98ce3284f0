import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '@portal/local-stack';
import { secureAnswer } from '@portal/release/hosting';

const area = {
  name: 'public-site',
  build: 'b1',
  entry: '/areas/public-site/b1/a.js',
  contract: 1,
  integrity: {},
  routes: ['/', '/login'].map((path) => ({ path, access: 'public', preload: [] })),
};

/** What a host changes in an answer. */
export type Host = (headers: Headers) => void;

export interface HostOfTest {
  current: Host;
  /** Answers every request with this status. */
  status?: number | undefined;
}

/** The headers of a host with a certificate. */
export const goodHost: Host = (headers) => {
  for (const [name, value] of Object.entries(secureAnswer)) headers.set(name, value);
};

/** A released folder, served as the local stack does, by a host that may be exchanged. */
export async function createHostedSite(host: HostOfTest) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-installed-'));
  const page = '<!doctype html><title>Portal</title><script>boot()</script>';
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'registry.json'), JSON.stringify({ backend: null, areas: [area] }));
  return {
    folder,
    site: (key: string) => {
      const site = createSite(folder, key);
      return async (request: Request) => {
        const { body, status, headers } = await site(request);
        const changed = new Headers(headers);
        host.current(changed);
        return new Response(body, { status: host.status ?? status, headers: changed });
      };
    },
  };
}
