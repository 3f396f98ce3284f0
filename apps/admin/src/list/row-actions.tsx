import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { DecisionButtons } from '../decide/decision-buttons.tsx';
import type { StatusInfo, StatusSteps } from '../table/table-column.tsx';
import { useDecidedList } from './list-context.ts';
import styles from './row-actions.module.css';
import { focusRowAfter } from './use-shortcuts.ts';

interface RowActionsProps<Row, Status extends string> {
  row: Row;
  info: StatusInfo<Status>;
  steps: StatusSteps<Status>;
  /** The name in the confirmation of a deletion. */
  deletedName: string;
  deletionNote?: ReactElement | undefined;
}

export function RowActions<
  Row extends { id: string; version: number; status: Status },
  Status extends string,
>({ row, info, steps, deletedName, deletionNote }: RowActionsProps<Row, Status>) {
  const { rowName, lock, decide, edit, remove } = useDecidedList<Row, Status, string>();
  const { id, version, status } = row;
  const name = rowName(row);
  return (
    <div className={styles.actions}>
      <DecisionButtons
        {...{ id, name, info, steps, lock }}
        onStep={(next) => {
          void decide({ id, version, name, status }, next);
          focusRowAfter(id);
        }}
      />
      <span className={styles.pair}>
        <Button
          size="small"
          icon={<EditOutlined aria-hidden />}
          title="Ubah"
          aria-label={`Ubah ${name}`}
          aria-keyshortcuts="E"
          onClick={() => edit(id)}
        />
        <Button
          size="small"
          className={classNames(styles.remove)}
          icon={<DeleteOutlined aria-hidden />}
          title="Hapus"
          aria-label={`Hapus ${name}`}
          onClick={() => remove({ id, name: deletedName, note: deletionNote })}
        />
      </span>
    </div>
  );
}
