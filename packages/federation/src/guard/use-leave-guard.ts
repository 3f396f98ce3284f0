import { useLocation, useNavigate } from '@portal/federation/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationBlocker } from './navigation-guard.ts';

/** State of a history entry; the router stores it in the field `usr`. */
const bufferState = { isBuffer: true };

function isBufferEntry(entry: unknown): boolean {
  const hasUsr = typeof entry === 'object' && entry !== null && 'usr' in entry;
  return hasUsr && isBufferState(entry.usr);
}

/** Whether this location state marks the second history entry that a leave guard has pushed for the same page. */
export function isBufferState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBuffer' in state;
}

/** The link that a plain click follows within this tab, or null. */
function followedLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isElsewhere = url.pathname + url.search !== location.pathname + location.search;
  return /^https?:$/.test(url.protocol) && isElsewhere ? url : null;
}

/** Whether there is an entry before the buffer to go back to. Without the Navigation API, the length of the history decides. */
function isBackPossible(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 2;
}

/**
 * While `isDirty`, blocks links, Back and requested navigations such as signing out until the user has decided, and makes the
 * browser ask before the tab closes. The declarative router cannot block Back and handles it before any other listener. Therefore
 * the guard pushes a second history entry for the same page, a buffer, so that Back leads to the first entry and stays on the
 * page. Without an entry before the page, Back leads to `homePath`. What is rendered may lag behind a save: `isDirtyNow` is called
 * at each step.
 */
export function useLeaveGuard(isDirty: boolean, homePath = '/', isDirtyNow = () => isDirty) {
  const navigate = useNavigate();
  const here = useLocation();
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const hasBuffer = useRef(isBufferEntry(history.state));
  const isLeaving = useRef(false);
  // The page may have changed its parameters since, such as the step of a form.
  const below = useRef('');
  const shown = useRef(here);
  useEffect(() => {
    if (isBufferEntry(history.state)) shown.current = here;
  }, [here]);

  const pushBuffer = ({ pathname, search, hash, state }: typeof here) => {
    if (hasBuffer.current) return;
    hasBuffer.current = true;
    below.current = location.pathname + location.search;
    // The buffer stands for the same page state as the entry below it.
    navigate(pathname + search + hash, { state: { ...state, ...bufferState } });
  };
  const goBack = () => (isBackPossible() ? navigate(-1) : navigate(homePath, { replace: true }));

  const guardBack = useEffectEvent(() => pushBuffer(here));
  useEffect(() => {
    if (isDirty) guardBack();
  }, [isDirty]);

  // The event and not the rendered location: two quick steps may be rendered as one.
  const handleBack = useEffectEvent(({ state }: PopStateEvent) => {
    const place = location.pathname + location.search;
    const isHere = place === here.pathname + here.search || place === below.current;
    if (isLeaving.current || !hasBuffer.current || isBufferEntry(state) || !isHere) return;
    hasBuffer.current = false;
    if (isDirty && isDirtyNow()) setPending({ leave: goBack });
    else goBack();
  });
  useEffect(() => {
    window.addEventListener('popstate', handleBack);
    return () => window.removeEventListener('popstate', handleBack);
  }, []);

  const blockLink = useEffectEvent((event: MouseEvent) => {
    const url = followedLink(event);
    if (!url || isLeaving.current || !isDirtyNow()) return;
    event.preventDefault();
    event.stopPropagation();
    const { origin, pathname, search, hash } = url;
    const isOurs = origin === location.origin;
    setPending({
      leave: () => (isOurs ? navigate(pathname + search + hash) : location.assign(url)),
    });
  });
  const blockClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isLeaving.current && isDirtyNow()) event.preventDefault();
  });
  useEffect(() => {
    if (!isDirty) return;
    document.addEventListener('click', blockLink, { capture: true });
    window.addEventListener('beforeunload', blockClosing);
    return () => {
      document.removeEventListener('click', blockLink, { capture: true });
      window.removeEventListener('beforeunload', blockClosing);
    };
  }, [isDirty]);

  useNavigationBlocker(isDirty, (leave) => setPending({ leave }), isDirtyNow);

  return {
    isAsking: pending !== null,
    stay: () => {
      setPending(null);
      pushBuffer(shown.current);
    },
    leave: () => {
      isLeaving.current = true;
      setPending(null);
      pending?.leave();
    },
    /** Blocks nothing from now on: for a form that closes by itself, saved or discarded. */
    release: () => {
      isLeaving.current = true;
    },
  };
}
