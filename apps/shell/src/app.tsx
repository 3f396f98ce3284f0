import type { RegisteredArea, Registry } from '@portal/federation';
import { Route, Routes } from '@portal/federation/router';
import { lazyArea } from './federation/load-area.ts';
import { RemoteArea } from './federation/remote-area.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFoundPage } from './layout/not-found-page.tsx';
import { PortalNotice } from './layout/portal-notice.tsx';
import { RequireAccess } from './session/require-access.tsx';

/** Each path of the registry, behind its guard, in the boundary of its area. The shell knows no page of any area. */
export function App({ registry, isStale }: { registry: Registry; isStale: boolean }) {
  return (
    <Routes>
      <Route element={<Layout notice={<PortalNotice isStale={isStale} />} />}>
        {registry.areas.flatMap(areaRoutes)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function areaRoutes(area: RegisteredArea) {
  const page = lazyArea(area);
  return area.routes.map(({ path, access }) => (
    <Route
      key={path}
      path={path}
      element={
        <RequireAccess access={access}>
          <RemoteArea area={area} page={page} />
        </RequireAccess>
      }
    />
  ));
}
