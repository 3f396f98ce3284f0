import { useRoute } from '@portal/federation';
import { classNames, type Elements, PageMeta, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './work-page.module.css';

interface WorkPageProps {
  /** The name of what the page is about, if not that of the route. */
  heading?: string | undefined;
  /** The purpose of the page. Hidden on a phone, unless `isTextKept`. */
  text: string;
  isTextKept?: boolean;
  /** The button that adds to the page. */
  action?: Elements;
  children: ReactNode;
}

/** A page to work on. Its head is low and its content as wide as the window, so that the work has the room. */
export function WorkPage({ heading, text, isTextKept, action, children }: WorkPageProps) {
  const route = useRoute();
  const title = heading ?? route.title;
  return (
    <>
      <PageMeta title={title} />
      <header className={classNames(styles.head, heading && styles.named)}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={classNames(styles.text, isTextKept && styles.kept)}>{text}</p>
        </div>
        {action}
      </header>
      <Stack className={styles.content}>{children}</Stack>
    </>
  );
}
