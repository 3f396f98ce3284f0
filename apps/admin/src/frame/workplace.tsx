import { contentStart } from '@portal/ui';
import type { ReactNode } from 'react';
import { useRecentPresses } from './recent-presses.ts';
import { SectionMenu } from './section-menu.tsx';
import styles from './workplace.module.css';

/** The frame of every admin page: the menu of the sections, and the page beside or below it. */
export function Workplace({ children }: { children: ReactNode }) {
  useRecentPresses();
  return (
    <div className={styles.workplace}>
      <SectionMenu />
      <div {...contentStart} className={styles.page}>
        {children}
      </div>
    </div>
  );
}
