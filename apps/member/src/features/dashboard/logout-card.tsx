import { signOut } from '@portal/auth';
import { useNavigate } from '@portal/federation/router';
import { Card, cardTarget, classNames } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styles from './quick-access.module.css';

export function LogoutCard() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    showToast(await signOut());
    navigate('/login');
  };

  return (
    <li>
      <Card isInteractive className={styles.card} data-tone="danger">
        <span className={styles.icon} aria-hidden="true">
          <LogOut />
        </span>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <button
              type="button"
              className={classNames(styles.target, cardTarget)}
              aria-disabled={isLeaving}
              onClick={leave}
            >
              Logout
            </button>
          </h3>
          <p className={styles.text}>
            {isLeaving ? 'Sedang keluar…' : 'Keluar dari akun Anda di peramban ini.'}
          </p>
        </div>
      </Card>
    </li>
  );
}
