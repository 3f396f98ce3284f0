import type { LazyPage, RegisteredArea } from '@portal/federation';
import { useLocation } from '@portal/federation/router';
import { Suspense } from 'react';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

/** One area in its place: a skeleton while its code arrives, a card when it does not, itself otherwise. */
export function RemoteArea({ area, page }: { area: RegisteredArea; page: LazyPage }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary key={area.name} area={area} resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <div data-area={area.name} data-build={area.build}>
          <CurrentArea page={page} />
        </div>
      </Suspense>
    </RemoteBoundary>
  );
}

function CurrentArea({ page }: { page: LazyPage }) {
  const Area = page.current();
  return <Area />;
}
