import { signOut } from '@portal/auth';
import { Link, useNavigate } from '@portal/federation/router';
import { Badge, Card, Cluster, cardTarget, classNames, Muted, Stack } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { LogOut } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './quick-access.module.css';

interface QuickCardProps {
  icon: ReactNode;
  text: string;
  tone?: 'danger';
  /** A badge that says what is new on the linked page. */
  mark?: string | undefined;
  /** The link or button that the card is. */
  children: ReactElement;
}

const target = classNames(styles.target, cardTarget);

function QuickCard({ icon, text, tone, mark, children }: QuickCardProps) {
  return (
    <li>
      <Cluster
        as={Card}
        gap={4}
        align="start"
        isInteractive
        className={styles.card}
        data-tone={tone}
      >
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <Stack gap={1} style={{ flex: '1 1 9rem' }}>
          <Cluster as="h3" align="center" className={styles.title}>
            {children}
            {mark && <Badge tone="info">{mark}</Badge>}
          </Cluster>
          <Muted className={styles.text}>{text}</Muted>
        </Stack>
      </Cluster>
    </li>
  );
}

interface QuickLinkCardProps extends Omit<QuickCardProps, 'children'> {
  to: string;
  title: string;
}

export function QuickLinkCard({ to, title, ...card }: QuickLinkCardProps) {
  return (
    <QuickCard {...card}>
      <Link to={to} className={target}>
        {title}
      </Link>
    </QuickCard>
  );
}

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
    <QuickCard
      icon={<LogOut />}
      tone="danger"
      text={isLeaving ? 'Sedang keluar…' : 'Keluar dari akun Anda di browser ini.'}
    >
      <button type="button" className={target} aria-disabled={isLeaving} onClick={leave}>
        Logout
      </button>
    </QuickCard>
  );
}
