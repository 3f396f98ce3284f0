import type { Session } from '@portal/auth/session';
import type { RegisteredArea, Registry } from '@portal/federation';
import { Route, Routes } from '@portal/federation/router';
import { useState } from 'react';
import { lazyArea } from './federation/load-area.ts';
import { RemoteArea } from './federation/remote-area.tsx';
import { Layout } from './layout/frame/layout.tsx';
import { usePageArrival } from './layout/frame/page-arrival.ts';
import { NotFoundPage } from './layout/messages/not-found-page.tsx';
import { PortalNotice } from './layout/messages/portal-notice.tsx';
import { HtmlPage } from './session/html-page.tsx';

interface AppProps {
  registry: Registry;
  isStale: boolean;
  /** The session of the prerendered HTML, if it was rendered for another session or without this URL's search params and hash. */
  sessionOfHtml?: Session | null;
}

/** Each path of the registry, behind its guard, in the boundary of its area. The shell knows no page of any area. */
export function App({ registry, isStale, sessionOfHtml = null }: AppProps) {
  // Created once: a new component type would remount the area, and the user's input would be lost.
  const [routes] = useState(() => registry.areas.flatMap(areaRoutes));
  const main = usePageArrival();
  const notice = <PortalNotice isStale={isStale} />;
  return (
    <HtmlPage session={sessionOfHtml}>
      {(location) => (
        <Routes location={location}>
          <Route element={<Layout main={main} notice={notice} />}>
            {routes}
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      )}
    </HtmlPage>
  );
}

function areaRoutes(area: RegisteredArea) {
  const page = lazyArea(area);
  return area.routes.map(({ path, access }) => (
    <Route
      key={path}
      path={path}
      // Hosts and areas match paths case-sensitively too.
      caseSensitive
      element={<RemoteArea area={area} page={page} access={access} />}
    />
  ));
}
