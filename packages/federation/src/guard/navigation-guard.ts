import { useEffect, useEffectEvent } from 'react';

type Navigate = () => void;

// A window event, because shell and areas are built separately and each holds a copy of this module.
const navigationRequest = 'portal:navigation-request';

declare global {
  interface WindowEventMap {
    [navigationRequest]: CustomEvent<Navigate>;
  }
}

/**
 * For ways to leave a page that are no links, such as signing out. Runs `navigate` at once, unless an open form blocks it until the
 * user has decided.
 */
export function requestNavigation(navigate: Navigate): void {
  const request = new CustomEvent(navigationRequest, { detail: navigate, cancelable: true });
  if (window.dispatchEvent(request)) navigate();
}

/**
 * While `isBlocked`, requested navigations do not run; `onBlocked` may run them later. What is rendered may lag behind a save:
 * `isBlockedNow` is called for each of them.
 */
export function useNavigationBlocker(
  isBlocked: boolean,
  onBlocked: (navigate: Navigate) => void,
  isBlockedNow = () => isBlocked,
): void {
  const block = useEffectEvent((request: CustomEvent<Navigate>) => {
    if (!isBlockedNow()) return;
    request.preventDefault();
    onBlocked(request.detail);
  });
  useEffect(() => {
    if (!isBlocked) return;
    window.addEventListener(navigationRequest, block);
    return () => window.removeEventListener(navigationRequest, block);
  }, [isBlocked]);
}
