import { formLayout, Muted, Stack } from '@portal/ui';
import type { ReactNode, Ref } from 'react';
import styles from './profile-form.module.css';

interface FieldGroupProps {
  /** The anchor of the group: a link to it moves the focus to its heading. */
  id: string;
  title: string;
  text?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function FieldGroup({ id, title, text, headingRef, children }: FieldGroupProps) {
  return (
    <Stack as="section" gap={5} className={styles.group} aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id} ref={headingRef} tabIndex={-1} className={styles.groupTitle}>
          {title}
        </h2>
        {text && <Muted>{text}</Muted>}
      </Stack>
      <div className={formLayout.fields}>{children}</div>
    </Stack>
  );
}
