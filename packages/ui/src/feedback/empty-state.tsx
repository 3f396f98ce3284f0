import type { ReactNode } from 'react';
import { Cluster, Stack } from '../layout/arrangement.tsx';
import brokenUrl from './drawings/broken.svg?url';
import calendarUrl from './drawings/calendar.svg?url';
import inboxUrl from './drawings/inbox.svg?url';
import openUrl from './drawings/open.svg?url';
import searchUrl from './drawings/search.svg?url';
import styles from './empty-state.module.css';

const drawings = {
  broken: brokenUrl,
  calendar: calendarUrl,
  inbox: inboxUrl,
  open: openUrl,
  search: searchUrl,
};

interface EmptyStateProps {
  /** 'open' is for everything without a drawing of its own. */
  drawing?: keyof typeof drawings;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ drawing = 'open', title, text, action }: EmptyStateProps) {
  return (
    <Stack gap={2} justify="center" className={styles.empty}>
      <img src={drawings[drawing]} alt="" width={160} height={120} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <Cluster gap={3} justify="center" className={styles.action}>
          {action}
        </Cluster>
      )}
    </Stack>
  );
}
