import { CopyOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Badge, FactSection } from '@portal/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '../form/side-drawer.tsx';
import { StoredRowState } from '../form/stored-row-state.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import type { DetailProps } from './list-page.tsx';
import styles from './row-detail.module.css';
import type { StatusInfo } from './table-column.tsx';

interface DetailFields<Status> {
  title: string;
  description: string;
  status: Status;
}

interface RowDetailProps<Fields extends DetailFields<Status>, Status extends string>
  extends Pick<
    DetailProps<unknown, Status, string>,
    'id' | 'lock' | 'neighbours' | 'onDecide' | 'onEdit' | 'onRemove' | 'onClose'
  > {
  /** 'Kegiatan', 'Lowongan'. */
  noun: string;
  query: {
    data: { fields: Fields } | null | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  info: StatusInfo<Status>;
  /** What visitors see of it. */
  visibility: (fields: Fields) => string;
  /** The picture in its own shape, where the card shows a part of it. */
  pictureUrl?: (fields: Fields) => string | null;
  /** The card as visitors get it, and the name of the page that it is for. Undefined until the row is read. */
  card: ReactNode;
  cardPage: string;
  /** `NamedFact`s. */
  facts: (fields: Fields) => ReactNode;
  /** What the form gets for a new row with the values of this one, where rows can be copied. */
  copiedId?: string;
  /** The name in the confirmation of a deletion, where it is not the title alone. */
  deletedName?: (fields: Fields) => string;
}

/** All of a row to read before deciding about it; nothing in it can be changed by a slip. */
export function RowDetail<Fields extends DetailFields<Status>, Status extends string>(
  props: RowDetailProps<Fields, Status>,
) {
  const { noun, query, neighbours, onClose } = props;
  const fields = query.data?.fields;
  return (
    <SideDrawer
      isLeavable
      title={fields?.title ?? `Detail ${noun}`}
      onClose={onClose}
      footer={fields && <Actions {...props} fields={fields} />}
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
  info,
  fields,
  lock,
  onDecide,
  onEdit,
  onRemove,
  copiedId,
  deletedName = ({ title }) => title,
}: RowDetailProps<Fields, Status> & { fields: Fields }) {
  const { title, status: former } = fields;
  return (
    <>
      <DecisionButtons
        isFull
        id={id}
        name={title}
        info={info}
        steps={info[former].steps}
        lock={lock}
        onStep={(status) => onDecide({ id, former, status }, title)}
      />
      <Button icon={<EditOutlined aria-hidden />} aria-keyshortcuts="E" onClick={() => onEdit(id)}>
        Ubah
      </Button>
      {copiedId && (
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => onEdit(copiedId)}>
          Duplikatkan
        </Button>
      )}
      <Button
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => onRemove({ id, name: deletedName(fields) })}
      >
        Hapus
      </Button>
    </>
  );
}

function Content<Fields extends DetailFields<Status>, Status extends string>({
  noun,
  fields,
  info,
  visibility,
  pictureUrl,
  card,
  cardPage,
  facts,
}: RowDetailProps<Fields, Status> & { fields: Fields }) {
  const { tone, label } = info[fields.status];
  return (
    <div className={styles.detail}>
      <p className={styles.status}>
        <Badge tone={tone}>{label}</Badge>
        {visibility(fields)}
      </p>
      <FactSection title={`Kartu di halaman ${cardPage}`}>
        {/* To look at: every fact of it stands below as text, and its buttons are for visitors. */}
        <ul className={styles.card} inert>
          {card}
        </ul>
      </FactSection>
      <Picture key={pictureUrl?.(fields)} url={pictureUrl?.(fields)} />
      <FactSection title={`Data ${noun.toLowerCase()}`}>
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
