import type { Session } from '@portal/auth/session';
import type { RegisteredArea, Registry } from '@portal/federation';
import { Route, Routes } from '@portal/federation/router';
import { useState } from 'react';
import { lazyArea } from './federation/load-area.ts';
import { RemoteArea } from './federation/remote-area.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { usePageArrival } from './layout/page-arrival.ts';
import { PortalNotice } from './layout/portal-notice.tsx';
import { HtmlPage } from './session/html-page.tsx';

interface AppProps {
  registry: Registry;
  isStale: boolean;
  /** Where React takes over the HTML of a page that was rendered for another session, or for the URL without its end. */
  sessionOfHtml?: Session | null;
}

/** Each path of the registry, behind its guard, in the boundary of its area. The shell knows no page of any area. */
export function App({ registry, isStale, sessionOfHtml = null }: AppProps) {
  // Once: with a new component an area would be mounted again, and lose what was typed.
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
      // As hosts and areas know their paths.
      caseSensitive
      element={<RemoteArea area={area} page={page} access={access} />}
    />
  ));
}
