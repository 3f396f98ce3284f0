import { SessionOfHtml, useSession } from '@portal/auth/session';
import { lazyPage } from '@portal/federation';
import { signedInAttribute, visitorsOnly } from '@portal/federation/first-paint';
import { homeOf, Link, pathFor, useLocation } from '@portal/federation/router';
import { buttonClass } from '@portal/ui';
import { Suspense, useContext, useEffect } from 'react';
import styles from './account-controls.module.css';
import { OptionalPart } from './optional-part.tsx';

// Loaded lazily, because visitors do not need the bell and the menu.
const signedInPart = lazyPage(async () => ({
  default: (await import(/* webpackChunkName: "signed-in-controls" */ './signed-in-controls.tsx'))
    .SignedInControls,
}));

/** The right end of the bar: a pulsing circle, a Login button, or the bell and the avatar menu. */
export function AccountControls() {
  const session = useSession();
  const { pathname } = useLocation();
  useShowVisitorsPart(session.status !== 'loading');
  if (session.status === 'loading') return <PulsingCircle />;
  if (session.status === 'signed-out') {
    return (
      <div className={styles.visitor} {...visitorsOnly}>
        <ButtonLink to={pathFor('login')}>Login</ButtonLink>
      </div>
    );
  }
  const SignedInControls = signedInPart.current();
  return (
    <OptionalPart
      resetKey={pathname}
      fallback={<ButtonLink to={homeOf(session.status)}>Dashboard</ButtonLink>}
    >
      <Suspense fallback={<PulsingCircle />}>
        <SignedInControls />
      </Suspense>
    </OptionalPart>
  );
}

function ButtonLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'primary', size: 'small' })}>
      {children}
    </Link>
  );
}

/** Reveals the visitors' part again once the session is known and hydration is over: a signed-in user's page no longer has it. */
function useShowVisitorsPart(isKnown: boolean) {
  const isHydrating = useContext(SessionOfHtml) !== null;
  useEffect(() => {
    if (isKnown && !isHydrating) document.documentElement.removeAttribute(signedInAttribute);
  }, [isKnown, isHydrating]);
}

function PulsingCircle() {
  return <span role="status" aria-label="Memuat sesi" className={styles.pulse} />;
}
