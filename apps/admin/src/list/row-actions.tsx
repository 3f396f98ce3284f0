import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './row-actions.module.css';

interface RowActionsProps {
  /** Part of every button's accessible name. */
  name: string;
  /** The buttons for decisions. */
  children: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}

export function RowActions({ name, children, onEdit, onRemove }: RowActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      <span className={styles.pair}>
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          title="Ubah"
          aria-label={`Ubah ${name}`}
          aria-keyshortcuts="E"
          onClick={onEdit}
        />
        <Button
          size="small"
          className={classNames(styles.remove)}
          icon={<DeleteOutlined aria-hidden />}
          title="Hapus"
          aria-label={`Hapus ${name}`}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}
