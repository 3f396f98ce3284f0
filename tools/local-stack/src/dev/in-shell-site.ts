import { createHash } from 'node:crypto';
import { kindOf, pagePath } from '@portal/release/hosting';
import type { Answer } from '../gateway/repair.ts';
import type { DevServer } from './dev-servers.ts';
import { forward } from './dev-site.ts';

interface Options {
  /** Answers with the files of the release. */
  released: Answer;
  /** The dev server of the one area that comes from its sources. */
  area: DevServer;
  publishableKey: string;
}

/**
 * A released portal with one area from its dev server. Pages come without their first paint, which contains the released area, and
 * without the content policy, which would refuse the dev server. The data are those of the local stack.
 */
export function createInShellSite({ released, area, publishableKey }: Options): Answer {
  const folder = `/areas/${area.name}/dev/`;

  const registry = async (request: Request) => {
    // Without the browser's headers, since it is read here: neither compressed nor answered by 304.
    const answer = await released(new Request(request.url));
    if (!answer.ok) return answer;
    const known = (await answer.json()) as { areas: { name: string }[] };
    const areas = [
      ...known.areas.filter(({ name }) => name !== area.name),
      await describeArea(area, folder),
    ];
    const backend = { url: new URL(request.url).origin, publishableKey };
    return Response.json({ backend, areas }, { headers: { 'cache-control': 'no-cache' } });
  };

  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname === '/registry.json') return registry(request);
    if (pathname.startsWith(folder)) {
      return forward(new Request(`${origin}/${pathname.slice(folder.length)}`, request), area);
    }
    if (kindOf(pathname) !== 'page') return released(request);
    const page = await released(new Request(origin + pagePath, request));
    const headers = new Headers(page.headers);
    headers.delete('content-security-policy');
    return new Response(page.body, { status: page.status, headers });
  };
}

/** The released shell loads code of its own origin only, and by its hash. */
async function describeArea(server: DevServer, folder: string) {
  const read = async (file: string) => {
    const answer = await fetch(`${server.url}/${file}`);
    if (!answer.ok) throw new Error(`The dev server of ${server.name} has no ${file}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const area = JSON.parse((await read('area.json')).toString()) as { name: string; entry: string };
  const file = area.entry.slice(area.entry.lastIndexOf('/') + 1);
  const hash = createHash('sha384').update(await read(file));
  const entry = folder + file;
  return { ...area, entry, integrity: { [entry]: `sha384-${hash.digest('base64')}` } };
}
