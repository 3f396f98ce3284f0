import { contentStart } from '@portal/ui';
import { type ReactNode, useRef } from 'react';
import { useRecentPresses } from './recent-presses.ts';
import { SectionMenu } from './section-menu.tsx';
import { useFocusFloor } from './use-focus-floor.ts';
import styles from './workplace.module.css';

/** The frame of every admin page: the menu of the sections, and the page beside or below it. */
export function Workplace({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useRecentPresses();
  useFocusFloor(page);
  return (
    <div className={styles.workplace}>
      <SectionMenu />
      <div ref={page} {...contentStart} className={styles.page}>
        {children}
      </div>
    </div>
  );
}
