import type { ReactNode, Ref } from 'react';
import type { Elements } from '../elements.ts';
import { Cluster } from './arrangement.tsx';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: string;
  id?: string;
  /** For a heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  text?: ReactNode;
  /** At the end of the heading's row, such as a 'see all' link. */
  action?: Elements;
}

export function SectionHeading({ title, id, headingRef, text, action }: SectionHeadingProps) {
  return (
    <Cluster gap={4} align="end" justify="space-between" className={styles.heading}>
      <div className={styles.body}>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </Cluster>
  );
}
