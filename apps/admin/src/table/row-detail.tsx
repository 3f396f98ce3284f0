import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { FactSection } from '@portal/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '../form/side-drawer.tsx';
import { StoredRowState } from '../form/stored-row-state.tsx';
import styles from './row-detail.module.css';

interface RowDetailProps<Fields extends { title: string; description: string }> {
  /** 'Kegiatan', 'Lowongan'. */
  noun: string;
  query: {
    data: { fields: Fields } | null | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Its status, and what it means for visitors. */
  status: (fields: Fields) => ReactNode;
  pictureUrl: (fields: Fields) => string | null;
  /** `NamedFact`s. */
  facts: (fields: Fields) => ReactNode;
  /** The decisions. */
  decisions: (fields: Fields) => ReactNode;
  onEdit: () => void;
  onRemove: (fields: Fields) => void;
  onClose: () => void;
}

/** All of a row to read before deciding about it; nothing in it can be changed by a slip. */
export function RowDetail<Fields extends { title: string; description: string }>(
  props: RowDetailProps<Fields>,
) {
  const { noun, query, onEdit, onRemove, onClose } = props;
  const fields = query.data?.fields;
  return (
    <SideDrawer
      title={fields?.title ?? `Detail ${noun}`}
      onClose={onClose}
      footer={
        fields && (
          <>
            {props.decisions(fields)}
            <Button icon={<EditOutlined aria-hidden />} onClick={onEdit}>
              Ubah
            </Button>
            <Button icon={<DeleteOutlined aria-hidden />} onClick={() => onRemove(fields)}>
              Hapus
            </Button>
          </>
        )
      }
    >
      {fields ? (
        <Content {...props} fields={fields} />
      ) : (
        <StoredRowState noun={noun} query={query} />
      )}
    </SideDrawer>
  );
}

function Content<Fields extends { title: string; description: string }>({
  noun,
  fields,
  status,
  pictureUrl,
  facts,
}: RowDetailProps<Fields> & { fields: Fields }) {
  return (
    <div className={styles.detail}>
      <p className={styles.status}>{status(fields)}</p>
      <Picture key={pictureUrl(fields)} url={pictureUrl(fields)} />
      <FactSection title={`Data ${noun.toLowerCase()}`}>
        <dl>{facts(fields)}</dl>
      </FactSection>
      <FactSection title="Deskripsi">
        <p className={styles.text}>{fields.description || 'Belum diisi'}</p>
      </FactSection>
    </div>
  );
}

function Picture({ url }: { url: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (!url || hasFailed) return null;
  return <img className={styles.picture} src={url} alt="" onError={() => setHasFailed(true)} />;
}
