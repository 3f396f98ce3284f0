import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../tones.module.css';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoticeTone, typeof Info> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** For a notice that appears in answer to an action; one that is there from the start is not announced. */
  isAnnounced?: boolean | undefined;
  className?: string | undefined;
}

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, isAnnounced, className } = props;
  const Icon = icons[tone];
  return (
    <div
      role={isAnnounced ? 'alert' : undefined}
      className={classNames(styles.notice, tones[tone], className)}
    >
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
