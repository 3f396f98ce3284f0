import { signIn, signOut } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { Button } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { demoAccounts } from './demo-accounts.ts';
import styles from './frame.module.css';

export function DemoSignIn() {
  const session = useSession();

  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') {
    return (
      <div className={styles.account}>
        {demoAccounts.map(({ label, ...credentials }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            onClick={async () => showToast((await signIn(credentials)).notice)}
          >
            {label}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.account}>
      <span>{session.user.email}</span>
      <Button variant="ghost" size="small" onClick={async () => showToast(await signOut())}>
        Logout
      </Button>
    </div>
  );
}
