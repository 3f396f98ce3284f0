import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './row-actions.module.css';
import type { StatusInfo } from './table-column.tsx';

interface RowActionsProps<Status extends string> {
  /** Part of every button's accessible name. */
  name: string;
  steps: StatusInfo<Status>[Status]['steps'];
  onStep: (status: Status) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function RowActions<Status extends string>({
  name,
  steps,
  onStep,
  onEdit,
  onRemove,
}: RowActionsProps<Status>) {
  return (
    <div className={styles.actions}>
      {steps.map(({ label, status }) => (
        <Button
          key={status}
          size="small"
          danger={status === 'rejected'}
          aria-label={`${label} ${name}`}
          onClick={() => onStep(status)}
        >
          {label}
        </Button>
      ))}
      <span className={styles.pair}>
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          title="Ubah"
          aria-label={`Ubah ${name}`}
          onClick={onEdit}
        />
        <Button
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          title="Hapus"
          aria-label={`Hapus ${name}`}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}
