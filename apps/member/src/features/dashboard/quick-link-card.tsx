import { Link } from '@portal/federation/router';
import { Badge, Card, cardTarget, classNames } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './quick-access.module.css';

interface QuickLinkCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** A badge that says what is new on the linked page. */
  mark?: string | undefined;
}

export function QuickLinkCard({ to, icon, title, text, mark }: QuickLinkCardProps) {
  return (
    <li>
      <Card isInteractive className={styles.card}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <Link to={to} className={classNames(styles.target, cardTarget)}>
              {title}
            </Link>
            {mark && <Badge tone="info">{mark}</Badge>}
          </h3>
          <p className={styles.text}>{text}</p>
        </div>
      </Card>
    </li>
  );
}
