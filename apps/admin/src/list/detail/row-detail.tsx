import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { HistoryArea } from '@portal/api/history';
import { Badge, Cluster, type Elements, FactSection, Stack } from '@portal/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { DecisionButtons } from '../../decide/decision-buttons.tsx';
import type { DecidableRow } from '../../decide/press.ts';
import { RecordHistory } from '../../drawer/record-history.tsx';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import { StoredRowState } from '../../drawer/stored-row-state.tsx';
import type { StatusInfo, StatusSteps } from '../../table/table-column.tsx';
import { useDecidedList, useList } from '../list-context.ts';
import { DecisionProgressText } from './decision-progress.tsx';
import { DecisionReason, type DecisionReasonProps } from './decision-reason.tsx';
import type { DetailProps } from './open-detail.tsx';
import { OtherActions } from './other-actions.tsx';
import styles from './row-detail.module.css';

interface DetailFields<Status> {
  title: string;
  description: string;
  status: Status;
}

interface RowDetailProps<Fields extends DetailFields<Status>, Status extends string>
  extends DetailProps {
  query: {
    data:
      | { version: number; fields: Fields; review: DecisionReasonProps['review'] }
      | null
      | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Of the row's history. */
  area: HistoryArea;
  info: StatusInfo<Status>;
  /** Says what visitors see of the row. */
  visibility: (fields: Fields) => string;
  /** The whole picture, if the card crops it. */
  pictureUrl?: (fields: Fields) => string | null;
  /** The card as visitors see it on `cardPage`. Undefined until the row is read. */
  card: ReactNode;
  cardPage: string;
  /** `NamedFact`s. */
  facts: (fields: Fields) => ReactNode;
  /** The form's id for a copy of this row, if rows can be copied. */
  copiedId?: string;
  /** The name in the confirmation of a deletion, if it is not the title alone. */
  deletedName?: (fields: Fields) => string;
  deletionNote?: ReactElement | undefined;
  /** Links to pages of their own. */
  ways?: Elements;
}

/** The read-only detail of a row, so that nothing is edited by accident while the admin decides on it. */
export function RowDetail<Fields extends DetailFields<Status>, Status extends string>(
  props: RowDetailProps<Fields, Status>,
) {
  const { id, query, info, copiedId, deletedName, deletionNote, neighbours, onClose } = props;
  const { title: noun } = useList();
  const { fields, version } = query.data ?? {};
  return (
    <SideDrawer
      isLeavable
      title={fields?.title ?? `Detail ${noun}`}
      onClose={onClose}
      footer={
        fields &&
        version && (
          <DetailActions
            {...{ info, copiedId, deletionNote }}
            row={{ id, version, name: fields.title, status: fields.status }}
            steps={info[fields.status].steps}
            deletedName={deletedName?.(fields)}
          />
        )
      }
    >
      <Stack gap={6} className={styles.detail}>
        {neighbours}
        {fields ? (
          <>
            <Content {...props} fields={fields} />
            <RecordHistory key={id} area={props.area} id={id} />
          </>
        ) : (
          <StoredRowState noun={noun} query={query} />
        )}
      </Stack>
    </SideDrawer>
  );
}

interface DetailActionsProps<Status extends string> {
  row: DecidableRow<Status>;
  info: StatusInfo<Status>;
  steps: StatusSteps<Status>;
  copiedId?: string | undefined;
  deletedName?: string | undefined;
  deletionNote?: ReactElement | undefined;
}

/** The decisions on the open row, and the ways to its form, to a copy and to its deletion. */
export function DetailActions<Status extends string>(props: DetailActionsProps<Status>) {
  const { row, info, steps, copiedId, deletedName = row.name, deletionNote } = props;
  const { lock, decide, edit, remove } = useDecidedList<{ id: string }, Status>();
  const { id, name } = row;
  const actions = [
    { label: 'Ubah', icon: <EditOutlined aria-hidden />, shortcut: 'E', run: () => edit(id) },
    ...(copiedId
      ? [{ label: 'Duplikatkan', icon: <CopyOutlined aria-hidden />, run: () => edit(copiedId) }]
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
      <DecisionButtons
        isFull
        {...{ id, name, info, steps, lock }}
        onStep={(next) => void decide(row, next)}
      />
      <OtherActions actions={actions} />
    </>
  );
}

function Content<Fields extends DetailFields<Status>, Status extends string>({
  query,
  fields,
  info,
  visibility,
  pictureUrl,
  card,
  cardPage,
  facts,
  ways,
}: RowDetailProps<Fields, Status> & { fields: Fields }) {
  const { title } = useList();
  const { tone, label } = info[fields.status];
  return (
    <Stack gap={6} className={styles.detail}>
      <Cluster as="p" align="center" className={styles.status}>
        <Badge tone={tone}>{label}</Badge>
        <span>{visibility(fields)}</span>
      </Cluster>
      {query.data && <DecisionReason review={query.data.review} />}
      {ways}
      <FactSection title={`Kartu di halaman ${cardPage}`}>
        {/* Inert: a preview only. Its facts are listed below as text, and its buttons are for visitors. */}
        <ul className={styles.card} inert>
          {card}
        </ul>
      </FactSection>
      <Picture key={pictureUrl?.(fields)} url={pictureUrl?.(fields)} />
      <FactSection title={`Data ${title.toLowerCase()}`}>
        <dl>{facts(fields)}</dl>
      </FactSection>
      <FactSection title="Deskripsi">
        <p className={styles.text}>{fields.description || 'Belum diisi'}</p>
      </FactSection>
    </Stack>
  );
}

function Picture({ url }: { url: string | null | undefined }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (!url || hasFailed) return null;
  return <img className={styles.picture} src={url} alt="" onError={() => setHasFailed(true)} />;
}
