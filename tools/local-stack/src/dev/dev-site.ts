import type { Answer } from '../gateway/repair.ts';
import { messageOf } from '../stack-error.ts';
import type { DevServer } from './dev-servers.ts';
import { stackInSources } from './stack-in-sources.ts';

interface Options {
  shell: DevServer;
  areas: DevServer[];
  publishableKey: string;
}

/** In the place of the released files: the pages of the shell's dev server, and a registry of the areas' dev servers. Of errors it names the places in the sources. */
export function createDevSite({ shell, areas, publishableKey }: Options): Answer {
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/dev-stack') {
      const mapUrl = ({ origin, pathname }: URL) => {
        const server = areas.find((area) => area.url === origin);
        const owner = origin === url.origin ? shell : server;
        return owner && `${owner.url}${pathname}.map`;
      };
      return new Response(await stackInSources(await request.text(), mapUrl));
    }
    if (url.pathname !== '/registry.json') return forward(request, shell);
    const described = await Promise.all(areas.map(describeArea));
    return Response.json(
      {
        backend: { url: url.origin, publishableKey },
        areas: described.filter((area) => area !== undefined),
      },
      { headers: { 'cache-control': 'no-cache' } },
    );
  };
}

/** An area whose dev server is down is left out: the shell shows the others. */
async function describeArea(server: DevServer): Promise<unknown> {
  const answer = await fetch(`${server.url}/area.json`).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

/** Asks another server for the same path. */
export async function forward(
  request: Request,
  server: Pick<DevServer, 'name' | 'url'>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set('accept-encoding', 'identity');
  headers.delete('host');
  headers.delete('connection');
  try {
    return await fetch(server.url + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
    });
  } catch (error) {
    return new Response(`${server.name} does not answer at ${server.url}: ${messageOf(error)}\n`, {
      status: 502,
    });
  }
}
