import { type Credentials, signIn, signOut } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { demoAccounts } from '@portal/database/demo-accounts';
import { Button } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import styles from './frame.module.css';

const { admin, budi, siti, andi } = demoAccounts;

const choices: readonly { label: string; credentials: Credentials }[] = [
  { label: 'Admin', credentials: { ...admin, role: 'admin' } },
  { label: 'Budi (dapat memasang lowongan)', credentials: { ...budi, role: 'alumni' } },
  { label: 'Siti', credentials: { ...siti, role: 'alumni' } },
  { label: 'Andi (menunggu validasi)', credentials: { ...andi, role: 'alumni' } },
];

export function DemoSignIn() {
  const session = useSession();

  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') {
    return (
      <div className={styles.account}>
        {choices.map(({ label, credentials }) => (
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
