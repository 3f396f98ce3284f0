import { useRoute } from '@portal/federation';
import { classNames, PageMeta } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './work-page.module.css';

interface WorkPageProps {
  /** For search engines and link previews. */
  description?: string;
  /** What the page is for. Left out on a telephone, unless it says what the page is about. */
  text: string;
  isTextKept?: boolean;
  /** The button that adds to the page. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page to work on. Its head is low, so that what is worked on has the room, and the content takes the width of the window. */
export function WorkPage({ text, isTextKept, action, children, ...meta }: WorkPageProps) {
  const { title } = useRoute();
  return (
    <>
      <PageMeta title={title} {...meta} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={classNames(styles.text, isTextKept && styles.kept)}>{text}</p>
        </div>
        {action}
      </header>
      <div className={styles.content}>{children}</div>
    </>
  );
}
