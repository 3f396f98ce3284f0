import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { HistoryArea } from '@portal/api/history';
import { type FailedQuery, Notice, Stack } from '@portal/ui';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useDecidedList } from '../../decide/decided-list.ts';
import { DecisionButtons } from '../../decide/decision-buttons.tsx';
import type { DecidableRow } from '../../decide/press.ts';
import { RecordHistory } from '../../drawer/history-entries.tsx';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import { StoredRowState } from '../../drawer/stored-row-state.tsx';
import { OtherActions } from '../../frame/other-actions.tsx';
import type { StatusSteps } from '../../table/table-column.tsx';
import styles from './row-detail.module.css';

/** What can be done with an open row. */
interface OpenRow extends DecidableRow<string> {
  steps: StatusSteps<string>;
  /** For a new row that begins with the values of this one. */
  canBeCopied?: boolean;
  /** The name in the confirmation of a deletion, if it is not the name alone. */
  deletedName?: string;
  deletionNote?: ReactElement;
}

interface RowDetailProps<Stored> {
  query: FailedQuery & { data: Stored | null | undefined };
  /** Of the row's history. */
  area: HistoryArea;
  toRow: (stored: Stored) => Omit<OpenRow, 'id'>;
  children: (stored: Stored) => ReactElement;
}

/** The read-only detail of a row, so that nothing is edited by accident while the admin decides on it. */
export function RowDetail<Stored>(props: RowDetailProps<Stored>) {
  const { query, area, toRow, children } = props;
  const { title: noun, record, opened } = useDecidedList();
  if (!opened) throw new Error('Outside of an open detail');
  const { id, neighbours, onClose } = opened;
  const row = query.data && { id, ...toRow(query.data) };
  return (
    <SideDrawer
      isLeavable
      title={row?.name ?? `Detail ${noun}`}
      onClose={onClose}
      footer={row && <DetailActions row={row} />}
    >
      <Stack gap={6} className={styles.detail}>
        {neighbours}
        {query.data ? (
          <>
            {children(query.data)}
            <RecordHistory key={id} area={area} id={id} />
          </>
        ) : (
          <StoredRowState noun={noun} query={query} errorTitle={record(id).meta?.errorTitle} />
        )}
      </Stack>
    </SideDrawer>
  );
}

/** The decisions on the open row, and the ways to its form, to a copy and to its deletion. */
function DetailActions({ row }: { row: OpenRow }) {
  const { edit, copy, remove } = useDecidedList();
  const { id, name, canBeCopied, deletedName = name, deletionNote } = row;
  const actions = [
    { label: 'Ubah', icon: <EditOutlined aria-hidden />, shortcut: 'E', run: () => edit(id) },
    ...(canBeCopied
      ? [{ label: 'Duplikatkan', icon: <CopyOutlined aria-hidden />, run: () => copy(id) }]
      : []),
    {
      label: 'Hapus',
      icon: <DeleteOutlined aria-hidden />,
      run: () => remove({ id, name: deletedName, note: deletionNote }),
    },
  ];
  return (
    <>
      <DecisionProgressText row={row} />
      <DecisionButtons isFull row={row} steps={row.steps} />
      <OtherActions actions={actions} />
    </>
  );
}

/** Beside the decisions: that the one on this row waits for its answer, or why it was refused. */
function DecisionProgressText({ row }: { row: DecidableRow<string> }) {
  const { opened } = useDecidedList();
  const { id, name, status } = row;
  const show = useEffectEvent(() => opened?.progress.onShown(id));
  useEffect(() => show(), [id]);
  if (!opened) return null;
  const { opensNext, isSaving, nextName, failure } = opened.progress;
  const isStored = failure?.unanswered === status;
  return (
    <>
      {failure?.id === id && (
        <Notice
          isAnnounced
          tone={isStored ? 'warning' : 'danger'}
          className={styles.progress}
          title={failureTitle(name, isStored, failure.isKnown)}
        >
          {isStored ? 'Lanjutkan ke berikutnya dengan panah.' : failure.text}
        </Notice>
      )}
      <p role="status" className={styles.saving} hidden={!opensNext}>
        {isSaving && `Menyimpan…${nextName && ` Tombol berikutnya untuk ${nextName}.`}`}
      </p>
    </>
  );
}

function failureTitle(name: string, isStored: boolean, isKnown: boolean) {
  if (isStored) return `Keputusan untuk ${name} sudah tersimpan, walau jawabannya tidak sampai`;
  return isKnown
    ? `Keputusan untuk ${name} belum tersimpan`
    : `Belum diketahui apakah keputusan untuk ${name} tersimpan`;
}
