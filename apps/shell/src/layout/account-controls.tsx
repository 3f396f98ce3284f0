import { useSession } from '@portal/auth/session';
import { homeOf, Link, pathFor } from '@portal/federation/router';
import { buttonClass } from '@portal/ui';
import { lazy, Suspense } from 'react';
import styles from './account-controls.module.css';
import { OptionalPart } from './optional-part.tsx';

// No visitor needs the code of bell and menu.
const SignedInControls = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in-controls" */ './signed-in-controls.tsx'))
    .SignedInControls,
}));

/** The right end of the bar: a pulsing circle, a Login button, or the bell and the avatar menu. */
export function AccountControls() {
  const session = useSession();
  if (session.status === 'loading') return <PulsingCircle />;
  if (session.status === 'signed-out') {
    return <ButtonLink to={pathFor('login')}>Login</ButtonLink>;
  }
  return (
    <OptionalPart fallback={<ButtonLink to={homeOf(session.status)}>Dashboard</ButtonLink>}>
      <Suspense fallback={<PulsingCircle />}>
        <SignedInControls user={session.user} />
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

function PulsingCircle() {
  return <span role="status" aria-label="Memuat sesi" className={styles.pulse} />;
}
