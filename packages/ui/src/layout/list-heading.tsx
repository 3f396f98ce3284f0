import type { Ref } from 'react';
import { Cluster, Title } from './arrangement.tsx';
import styles from './list-heading.module.css';

interface ListHeadingProps {
  id: string;
  title: string;
  /** How much was found; announced whenever it changes. */
  status: string;
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a searchable list. It takes the focus when the user turns a page. */
export function ListHeading({ id, title, status, ref }: ListHeadingProps) {
  return (
    <Cluster gap={6} rowGap={2} align="baseline" justify="space-between" className={styles.heading}>
      <Title id={id} ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </Title>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </Cluster>
  );
}
