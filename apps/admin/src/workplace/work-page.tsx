import { useRoute } from '@portal/federation';
import { PageMeta } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './work-page.module.css';

interface WorkPageProps {
  /** For search engines and link previews. */
  description?: string;
  /** What the page is for. Left out on a telephone. */
  text: string;
  /** The button that adds to the page. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page to work on. Its head is low, so that what is worked on has the room, and the content takes the width of the window. */
export function WorkPage({ text, action, children, ...meta }: WorkPageProps) {
  const { title } = useRoute();
  return (
    <>
      <PageMeta title={title} {...meta} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
        </div>
        {action}
      </header>
      <div className={styles.content}>{children}</div>
    </>
  );
}
