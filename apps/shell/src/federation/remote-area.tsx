import type { Access, LazyPage, RegisteredArea } from '@portal/federation';
import { awaitsCodeAttribute, rootId } from '@portal/federation/first-paint';
import { useLocation } from '@portal/federation/router';
import { Suspense, useEffect, useRef } from 'react';
import { replayInput } from '../boot/early-input.ts';
import { PageSkeleton } from '../layout/messages/page-skeleton.tsx';
import { usePageIsLive } from '../session/html-page.tsx';
import { RequireAccess } from '../session/require-access.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

interface LoadedAreaProps {
  area: RegisteredArea;
  page: LazyPage;
}

/**
 * An area behind its guard: a skeleton while its code loads, a card when it fails. Guard and area share one boundary, so that the
 * area replaces the guard's skeleton at once. With a boundary of its own, React would show a second skeleton for at least 300 ms.
 */
export function RemoteArea({ area, page, access }: LoadedAreaProps & { access: Access }) {
  const { pathname } = useLocation();
  return (
    <Suspense key={area.name} fallback={<PageSkeleton />}>
      <RequireAccess access={access}>
        <RemoteBoundary area={area} resetKey={pathname}>
          <LoadedArea area={area} page={page} />
        </RemoteBoundary>
      </RequireAccess>
    </Suspense>
  );
}

function LoadedArea({ area, page }: LoadedAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.getElementById(rootId)?.removeAttribute(awaitsCodeAttribute);
    return replayInput(frame.current);
  }, []);
  usePageIsLive();
  const Area = page.current();
  return (
    <div ref={frame} data-area={area.name} data-build={area.build}>
      <Area />
    </div>
  );
}
