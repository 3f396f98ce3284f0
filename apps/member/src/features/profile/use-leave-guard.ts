import { useLocation, useNavigate } from '@portal/federation/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Where the router's history entry stands in this tab's row of entries. */
function entryIndex(state: unknown): number {
  const hasIndex = typeof state === 'object' && state !== null && 'idx' in state;
  return hasIndex && typeof state.idx === 'number' ? state.idx : 0;
}

/** The link that a plain press would follow within this tab, or null. */
function followedLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return /^https?:$/.test(url.protocol) && url.pathname !== location.pathname ? url : null;
}

/**
 * Holds links, Back and Forward until the person has decided, and makes the browser ask before the tab closes. The router in its
 * declarative form cannot block, so both are caught before it sees them.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const index = useRef(0);
  const isLeaving = useRef(false);
  const isReturning = useRef(false);

  useEffect(() => {
    if (key) index.current = entryIndex(history.state);
  }, [key]);

  const holdLink = useEffectEvent((event: MouseEvent) => {
    const url = followedLink(event);
    if (!url || isLeaving.current) return;
    event.preventDefault();
    event.stopPropagation();
    const { origin, pathname, search, hash } = url;
    const isOurs = origin === location.origin;
    setPending({
      leave: () => (isOurs ? navigate(pathname + search + hash) : location.assign(url)),
    });
  });

  const holdHistory = useEffectEvent((event: PopStateEvent) => {
    if (isLeaving.current) return;
    event.stopImmediatePropagation();
    if (isReturning.current) {
      isReturning.current = false;
      return;
    }
    const steps = entryIndex(event.state) - index.current;
    isReturning.current = true;
    history.go(-steps);
    setPending({ leave: () => history.go(steps) });
  });

  const holdClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isLeaving.current) event.preventDefault();
  });

  useEffect(() => {
    if (!isDirty) return;
    document.addEventListener('click', holdLink, { capture: true });
    window.addEventListener('popstate', holdHistory, { capture: true });
    window.addEventListener('beforeunload', holdClosing);
    return () => {
      document.removeEventListener('click', holdLink, { capture: true });
      window.removeEventListener('popstate', holdHistory, { capture: true });
      window.removeEventListener('beforeunload', holdClosing);
    };
  }, [isDirty]);

  return {
    isAsking: pending !== null,
    stay: () => setPending(null),
    leave: () => {
      isLeaving.current = true;
      setPending(null);
      pending?.leave();
    },
  };
}
