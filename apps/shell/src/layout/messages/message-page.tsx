import { Cluster, Container, Mark } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface Props {
  title: string;
  text: string;
  /** Small print for support. */
  note?: string;
  children?: ReactNode;
}

/** A page with a message and links: page not found, area or portal not available. */
export function MessagePage({ title, text, note, children }: Props) {
  return (
    <div className={styles.ground} data-ground="night">
      <Container>
        <div className={styles.message}>
          <Mark size={96} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <Cluster gap={3} justify="center" className={styles.actions}>
            {children}
          </Cluster>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </Container>
    </div>
  );
}
