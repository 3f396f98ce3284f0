import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Badge, FactSection } from '@portal/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { DecisionButtons } from '../../decide/decision-buttons.tsx';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import { StoredRowState } from '../../drawer/stored-row-state.tsx';
import type { StatusInfo } from '../../table/table-column.tsx';
import { useDecidedList, useList } from '../list-context.ts';
import type { DetailProps } from './open-detail.tsx';
import styles from './row-detail.module.css';

interface DetailFields<Status> {
  title: string;
  description: string;
  status: Status;
}

interface RowDetailProps<Fields extends DetailFields<Status>, Status extends string>
  extends DetailProps {
  query: {
    data: { version: number; fields: Fields } | null | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
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
}

/** The read-only detail of a row, so that nothing is edited by accident while the admin decides on it. */
export function RowDetail<Fields extends DetailFields<Status>, Status extends string>(
  props: RowDetailProps<Fields, Status>,
) {
  const { query, neighbours, onClose } = props;
  const { title: noun } = useList();
  const { fields, version } = query.data ?? {};
  return (
    <SideDrawer
      isLeavable
      title={fields?.title ?? `Detail ${noun}`}
      onClose={onClose}
      footer={fields && version && <Actions {...props} fields={fields} version={version} />}
    >
      <div className={styles.detail}>
        {neighbours}
        {fields ? (
          <Content {...props} fields={fields} />
        ) : (
          <StoredRowState noun={noun} query={query} />
        )}
      </div>
    </SideDrawer>
  );
}

function Actions<Fields extends DetailFields<Status>, Status extends string>({
  id,
  version,
  info,
  fields,
  copiedId,
  deletedName = ({ title }) => title,
}: RowDetailProps<Fields, Status> & { fields: Fields; version: number }) {
  const { lock, decide, edit, remove } = useDecidedList<{ id: string }, Status>();
  const { title, status } = fields;
  return (
    <>
      <DecisionButtons
        isFull
        id={id}
        name={title}
        info={info}
        steps={info[status].steps}
        lock={lock}
        onStep={(next) => decide({ id, version, name: title, status }, next)}
      />
      <Button icon={<EditOutlined aria-hidden />} aria-keyshortcuts="E" onClick={() => edit(id)}>
        Ubah
      </Button>
      {copiedId && (
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => edit(copiedId)}>
          Duplikatkan
        </Button>
      )}
      <Button
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => remove({ id, name: deletedName(fields) })}
      >
        Hapus
      </Button>
    </>
  );
}

function Content<Fields extends DetailFields<Status>, Status extends string>({
  fields,
  info,
  visibility,
  pictureUrl,
  card,
  cardPage,
  facts,
}: RowDetailProps<Fields, Status> & { fields: Fields }) {
  const { title } = useList();
  const { tone, label } = info[fields.status];
  return (
    <div className={styles.detail}>
      <p className={styles.status}>
        <Badge tone={tone}>{label}</Badge>
        {visibility(fields)}
      </p>
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
    </div>
  );
}

function Picture({ url }: { url: string | null | undefined }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (!url || hasFailed) return null;
  return <img className={styles.picture} src={url} alt="" onError={() => setHasFailed(true)} />;
}
