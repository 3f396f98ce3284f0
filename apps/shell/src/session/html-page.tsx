import { IsRestoringProvider } from '@portal/api/query';
import { type Session, SessionOfHtml } from '@portal/auth/session';
import { useLocation } from '@portal/federation/router';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

const EndOfHtml = createContext<(none: null) => void>(() => {});

interface HtmlPageProps {
  /** null where the HTML is the page of this user at this URL, or holds none. */
  session: Session | null;
  children: (location: ReturnType<typeof useLocation>) => ReactNode;
}

/**
 * React has to take over the HTML as it was rendered: for `session`, without search params and anchor. Once the page is live, it
 * becomes that of the user at the real URL, and reads its data. It does not depend on the session, which may change earlier: an
 * area that is rendered again before React has taken it over loses its HTML.
 */
export function HtmlPage({ session, children }: HtmlPageProps) {
  const [shown, setShown] = useState(session);
  const location = useLocation();
  return (
    <EndOfHtml value={setShown}>
      <SessionOfHtml value={shown}>
        <MissedNavigation />
        {/* The HTML's page may want other data than the user's: what both want, the boot script has asked for. */}
        <IsRestoringProvider value={shown !== null}>
          {children(shown ? { ...location, search: '', hash: '' } : location)}
        </IsRestoringProvider>
      </SessionOfHtml>
    </EndOfHtml>
  );
}

/**
 * Follows a navigation, such as Back, from the time in which React took the HTML over: the router listens only since then. It
 * stands first, so that it does not see those that the page begins in its own effects.
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

/** For whatever stands in the place of the page: React has taken it over, or has put it there. */
export function usePageIsLive(): void {
  const end = useContext(EndOfHtml);
  useEffect(() => startTransition(() => end(null)), [end]);
}
