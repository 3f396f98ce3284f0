import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { type Session, sessionAtom, signedOut } from '@portal/auth/session';
import type { Registry } from '@portal/federation';
import { type PageRead, valueMark } from '@portal/federation/first-paint';
import { setKnownRoutes } from '@portal/federation/router';
import { StaticRouter } from '@portal/federation/static-router';
import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../app.tsx';
import { Providers } from '../providers.tsx';
import { setLoadedAreas } from './loaded-areas.ts';
import { recordReads } from './record-reads.ts';
import { sharedModules } from './shared-modules.ts';

export { sharedModules };

interface FirstPaint {
  /** The content of the root element, preceded by the tags for the head, such as the title. */
  html: string;
  /** What the page reads first, so that the browser can send it before the code arrives. */
  reads: PageRead[];
  /** The HTML holds only the frame and a skeleton: the page is not public, or its area was not passed in. */
  isFrame: boolean;
}

/**
 * Renders a page as it is before any data have arrived: a public page for a visitor, any other page with the session still loading.
 * Its meta tags name the URL `site`. @throws what the page throws; in the browser only its area would fail
 */
export async function prerender(
  registry: Registry,
  path: string,
  areas: Record<string, ComponentType>,
  site: string,
): Promise<FirstPaint> {
  Object.assign(globalThis, { window: { location: new URL(path, site) } });
  setLoadedAreas(areas);
  setKnownRoutes(registry.areas.flatMap((area) => area.routes));
  // Without a backend the pages would not read at all; the reads are recorded, not sent.
  configureBackend({ url: 'https://backend.invalid', publishableKey: '' });
  const route = registry.areas.flatMap(({ routes }) => routes).find((it) => it.path === path);
  const isFrame = route !== undefined && (route.access !== 'public' || isEmpty(areas));
  const session: Session = isFrame ? { status: 'loading' } : signedOut;
  const { html, reads } = await render(registry, path, session, session);
  if (isFrame || !route) return { html, reads, isFrame };
  for (const filter of route.filters ?? []) {
    const filtered = await render(registry, `${path}?${filter}=${valueMark}`, session, null);
    reads.push(...filtered.reads.map((read) => ({ ...read, filter })));
  }
  return { html, reads, isFrame };
}

/** Renders the page at a URL. If `sessionOfHtml` is given, the page is rendered without the URL's search params. */
async function render(
  registry: Registry,
  url: string,
  session: Session,
  sessionOfHtml: Session | null,
) {
  const queryClient = createQueryClient({ onError: () => undefined });
  const store = createStore();
  store.set(sessionAtom, session);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Providers store={store} queryClient={queryClient}>
      <StaticRouter location={url}>
        <App registry={registry} isStale={false} sessionOfHtml={sessionOfHtml} />
      </StaticRouter>
    </Providers>,
    // In one piece: React shows later pieces by inline scripts, which the policy does not allow.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (errors.length > 0) throw errors[0];
  return { html, reads: await recordReads(queryClient) };
}

function isEmpty(areas: object): boolean {
  return Object.keys(areas).length === 0;
}
