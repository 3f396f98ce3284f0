import { useRoute } from '@portal/federation';
import { Button, Container, PageBanner, PageMeta } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './list-frame.module.css';

interface ListFrameProps {
  description?: string;
  text: string;
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}

/** The head of an admin page that lists something, with the button that adds to it. */
export function ListFrame(props: ListFrameProps) {
  const { title } = useRoute();
  const { text, addLabel, onAdd, children, ...meta } = props;
  return (
    <>
      <PageMeta title={title} {...meta} />
      <PageBanner isCompact title={title} text={text}>
        <Button onClick={onAdd}>{addLabel}</Button>
      </PageBanner>
      <Container className={styles.content}>{children}</Container>
    </>
  );
}
