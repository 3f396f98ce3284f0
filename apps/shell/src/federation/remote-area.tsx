import type { LazyPage, RegisteredArea } from '@portal/federation';
import { useLocation } from '@portal/federation/router';
import { Suspense, useEffect, useRef } from 'react';
import { replayInput } from '../boot/early-input.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { usePageIsLive } from '../session/html-page.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

interface RemoteAreaProps {
  area: RegisteredArea;
  page: LazyPage;
}

/** An area: a skeleton while its code loads, a card when it fails. */
export function RemoteArea({ area, page }: RemoteAreaProps) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary key={area.name} area={area} resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedArea area={area} page={page} />
      </Suspense>
    </RemoteBoundary>
  );
}

function LoadedArea({ area, page }: RemoteAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => replayInput(frame.current), []);
  usePageIsLive();
  const Area = page.current();
  return (
    <div ref={frame} data-area={area.name} data-build={area.build}>
      <Area />
    </div>
  );
}
