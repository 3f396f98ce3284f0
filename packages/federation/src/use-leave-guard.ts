import { useLocation, useNavigate } from '@portal/federation/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHeldDeparture } from './departure.ts';

/** The router keeps what a page says about an entry in its field `usr`. */
const bufferState = { isBuffer: true };

function isBufferEntry(entry: unknown): boolean {
  const hasUsr = typeof entry === 'object' && entry !== null && 'usr' in entry;
  return hasUsr && isBufferState(entry.usr);
}

/** Whether this state of a location belongs to the second entry that a leave guard has laid above the first one. */
export function isBufferState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBuffer' in state;
}

/** The link that a plain press would follow within this tab, or null. */
function followedLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isElsewhere = url.pathname + url.search !== location.pathname + location.search;
  return /^https?:$/.test(url.protocol) && isElsewhere ? url : null;
}

/** Whether Back leads anywhere from the entry below the buffer. Browsers that do not tell count the entries. */
function isBackPossible(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 2;
}

/**
 * Holds links, Back and signing out until the person has decided, and makes the browser ask before the tab closes. The router in its
 * declarative form cannot block, and hears of Back before anybody else: so a second entry of the same page lies above the first
 * one, and Back first arrives there. Who has opened the page first of all is led to `homePath` by Back.
 */
export function useLeaveGuard(isDirty: boolean, homePath = '/') {
  const navigate = useNavigate();
  const here = useLocation();
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const hasBuffer = useRef(isBufferEntry(history.state));
  const isLeaving = useRef(false);

  const layBuffer = () => {
    if (hasBuffer.current) return;
    hasBuffer.current = true;
    // What the page has noted about the entry itself holds for its double as well.
    navigate(here.pathname + here.search + here.hash, { state: { ...here.state, ...bufferState } });
  };
  const goBack = () => (isBackPossible() ? navigate(-1) : navigate(homePath, { replace: true }));

  const guardBack = useEffectEvent(layBuffer);
  useEffect(() => {
    if (isDirty) guardBack();
  }, [isDirty]);

  // The event and not the drawn location: two quick steps may be drawn as none.
  const noticeBack = useEffectEvent(({ state }: PopStateEvent) => {
    const isHere = location.pathname + location.search === here.pathname + here.search;
    if (isLeaving.current || !hasBuffer.current || isBufferEntry(state) || !isHere) return;
    hasBuffer.current = false;
    if (isDirty) setPending({ leave: goBack });
    else goBack();
  });
  useEffect(() => {
    window.addEventListener('popstate', noticeBack);
    return () => window.removeEventListener('popstate', noticeBack);
  }, []);

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
  const holdClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isLeaving.current) event.preventDefault();
  });
  useEffect(() => {
    if (!isDirty) return;
    document.addEventListener('click', holdLink, { capture: true });
    window.addEventListener('beforeunload', holdClosing);
    return () => {
      document.removeEventListener('click', holdLink, { capture: true });
      window.removeEventListener('beforeunload', holdClosing);
    };
  }, [isDirty]);

  useHeldDeparture(isDirty, (leave) => setPending({ leave }));

  return {
    isAsking: pending !== null,
    stay: () => {
      setPending(null);
      layBuffer();
    },
    leave: () => {
      isLeaving.current = true;
      setPending(null);
      pending?.leave();
    },
    /** From now on nothing is held: for a form that closes by itself, saved or given up. */
    release: () => {
      isLeaving.current = true;
    },
  };
}
