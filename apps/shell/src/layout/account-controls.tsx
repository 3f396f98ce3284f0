import { SessionOfHtml, useSession } from '@portal/auth/session';
import { lazyPage } from '@portal/federation';
import { signedInAttribute, visitorsOnly } from '@portal/federation/first-paint';
import { homeOf, Link, pathFor, useLocation } from '@portal/federation/router';
import { buttonClass } from '@portal/ui';
import { Suspense, useContext, useEffect } from 'react';
import styles from './account-controls.module.css';
import { OptionalPart } from './optional-part.tsx';

// No visitor needs the code of bell and menu.
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

/** Once the session is known and shown, what the HTML holds for visitors is either gone or right. */
function useShowVisitorsPart(isKnown: boolean) {
  const isOfHtml = useContext(SessionOfHtml) !== null;
  useEffect(() => {
    if (isKnown && !isOfHtml) document.documentElement.removeAttribute(signedInAttribute);
  }, [isKnown, isOfHtml]);
}

function PulsingCircle() {
  return <span role="status" aria-label="Memuat sesi" className={styles.pulse} />;
}
