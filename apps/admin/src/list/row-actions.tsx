import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import { Button } from 'antd';
import { type DecidedRow, useDecidedList } from '../decide/decided-list.ts';
import { DecisionButtons } from '../decide/decision-buttons.tsx';
import styles from './row-actions.module.css';
import { focusRowAfter } from './use-shortcuts.ts';

export function RowActions({ row }: { row: DecidedRow }) {
  const list = useDecidedList();
  const { id } = row;
  const name = list.rowName(row);
  return (
    <div className={styles.actions}>
      <DecisionButtons
        row={{ ...row, name }}
        steps={list.stepsOf(row)}
        onPressed={() => focusRowAfter(id)}
      />
      <span className={styles.pair}>
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          title="Ubah"
          aria-label={`Ubah ${name}`}
          aria-keyshortcuts="E"
          onClick={() => list.edit(id)}
        />
        <Button
          size="small"
          className={classNames(styles.remove)}
          icon={<DeleteOutlined aria-hidden />}
          title="Hapus"
          aria-label={`Hapus ${name}`}
          onClick={() =>
            list.remove({
              id,
              name: list.deletedName?.(row) ?? name,
              note: list.deletionNote?.(row),
            })
          }
        />
      </span>
    </div>
  );
}
