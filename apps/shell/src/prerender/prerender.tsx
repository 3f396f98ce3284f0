import type { EarlyRead } from '@portal/api';
import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { sessionAtom, signedOut } from '@portal/auth/session';
import type { Registry } from '@portal/federation';
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
  /** What stands in `#root`, titles and other marks for the head among it. */
  html: string;
  /** What the page reads at once, so that the browser can ask before the code has arrived. */
  reads: EarlyRead[];
}

/** The page as a visitor sees it before anything has been read. `site` is the address that stands in its marks. */
export async function prerender(
  registry: Registry,
  path: string,
  areas: Record<string, ComponentType>,
  site: string,
): Promise<FirstPaint> {
  Object.assign(globalThis, { window: { location: new URL(path, site) } });
  setLoadedAreas(areas);
  setKnownRoutes(registry.areas.flatMap((area) => area.routes));
  // Some backend, so that the pages read: the reads are only written down.
  configureBackend({ url: 'https://backend.invalid', publishableKey: '' });
  const queryClient = createQueryClient({ onError: () => undefined });
  const store = createStore();
  store.set(sessionAtom, signedOut);
  const { prelude } = await prerenderToNodeStream(
    <Providers store={store} queryClient={queryClient}>
      <StaticRouter location={path}>
        <App registry={registry} isStale={false} />
      </StaticRouter>
    </Providers>,
    // In one piece: what React would hand in later it shows by scripts, which the policy does not run.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return { html, reads: await recordReads(queryClient) };
}
