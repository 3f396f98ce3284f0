import { IsRestoringProvider } from '@portal/api/query';
import { type Session, SessionOfHtml } from '@portal/auth/session';
import { unfilteredAttribute } from '@portal/federation/first-paint';
import { useLocation } from '@portal/federation/router';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';

const EndOfHtml = createContext<(none: null) => void>(() => {});

interface HtmlPageProps {
  /** The session of the HTML. Null if it already matches this user and this URL, or if the HTML holds no page. */
  session: Session | null;
  children: (location: ReturnType<typeof useLocation>) => ReactNode;
}

/**
 * React has to hydrate the HTML as it was rendered: for `session`, without search params and hash. After hydration the page is
 * rendered for the user at the real URL, and reads its data. A change of the session does not trigger this earlier: an area that
 * re-renders before React has hydrated it loses its HTML.
 */
export function HtmlPage({ session, children }: HtmlPageProps) {
  const [shown, setShown] = useState(session);
  const location = useLocation();
  const isOfAddress = shown === null;
  useLayoutEffect(() => {
    if (isOfAddress) document.documentElement.removeAttribute(unfilteredAttribute);
  }, [isOfAddress]);
  return (
    <EndOfHtml value={setShown}>
      <SessionOfHtml value={shown}>
        <MissedNavigation />
        {/* No reads yet: the page of the HTML may need other data. The boot script has sent the reads that both need. */}
        <IsRestoringProvider value={shown !== null}>
          {children(shown ? { ...location, search: '', hash: '' } : location)}
        </IsRestoringProvider>
      </SessionOfHtml>
    </EndOfHtml>
  );
}

/**
 * Follows a navigation, such as Back, that happened during hydration: the router listens only from then on. It is rendered
 * first, so that its effect runs before the page's own effects, which may navigate too.
 */
function MissedNavigation() {
  const { pathname, search, hash } = useLocation();
  const catchUp = useEffectEvent(() => {
    const { pathname: path, search: params, hash: anchor } = window.location;
    if (path + params + anchor === pathname + search + hash) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  useEffect(() => catchUp(), []);
  return null;
}

/** Call it in the page, or in what is rendered instead of it: its effect marks the end of hydration. */
export function usePageIsLive(): void {
  const end = useContext(EndOfHtml);
  useEffect(() => {
    window.portalBoot?.giveBack?.();
    startTransition(() => end(null));
  }, [end]);
}
