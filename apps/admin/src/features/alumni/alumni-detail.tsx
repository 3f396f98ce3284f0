import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { type AlumniRecord, alumniRecordQuery } from '@portal/api/alumni/admin';
import { useQuery } from '@portal/api/query';
import { EmptyState, QueryError, Skeleton, SkeletonGroup } from '@portal/ui';
import { Button } from 'antd';
import { SideDrawer } from '../../form/side-drawer.tsx';
import styles from './alumni-detail.module.css';
import { DecisionButtons } from './decision-buttons.tsx';
import { DetailContent, DetailHead } from './detail-content.tsx';
import { Neighbours } from './neighbours.tsx';
import type { Leaving } from './remove-alumni.tsx';
import { StandingControls } from './standing-controls.tsx';
import { type AlumniList, useNeighbours } from './use-neighbours.ts';
import { WorkHistory } from './work-history.tsx';

interface AlumniDetailProps {
  /** As the address says it: it may be nobody's. */
  id: string;
  /** What the table shows, for the way to the next one. */
  list: AlumniList;
  onEdit: (id: string) => void;
  onRemove: (alumnus: Leaving) => void;
  onClose: () => void;
}

/** Everything about one alumnus, and what the admin decides about him. */
export function AlumniDetail({ id, list, onEdit, onRemove, onClose }: AlumniDetailProps) {
  const neighbours = useNeighbours(id, list);
  const record = useQuery(alumniRecordQuery(id));
  const { data, error, isPending } = record;
  return (
    <SideDrawer
      title={data?.profile.fullName ?? 'Detail Alumni'}
      onClose={onClose}
      footer={data && <DetailActions record={data} onEdit={onEdit} onRemove={onRemove} />}
    >
      <div className={styles.detail}>
        <Neighbours {...neighbours} />
        {isPending && <DetailSkeleton />}
        {error && !data && <QueryError isAnnounced title="Error" query={record} />}
        {data === null && (
          <EmptyState
            drawing="search"
            title="Alumni tidak ditemukan"
            text="Datanya sudah dihapus, atau alamatnya keliru."
          />
        )}
        {data && (
          <>
            <DetailHead record={data} />
            <StandingControls key={id} record={data} />
            <DetailContent record={data} />
            <WorkHistory alumniId={id} />
          </>
        )}
      </div>
    </SideDrawer>
  );
}

interface DetailActionsProps extends Pick<AlumniDetailProps, 'onEdit' | 'onRemove'> {
  record: AlumniRecord;
}

function DetailActions({ record, onEdit, onRemove }: DetailActionsProps) {
  const { id, userId, profile } = record;
  const leaving = { id, fullName: profile.fullName, hasAccount: userId !== null };
  return (
    <>
      <DecisionButtons record={record} />
      <Button icon={<EditOutlined aria-hidden />} onClick={() => onEdit(id)}>
        Ubah
      </Button>
      <Button icon={<DeleteOutlined aria-hidden />} onClick={() => onRemove(leaving)}>
        Hapus
      </Button>
    </>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonGroup label="Memuat data alumni…" className={styles.detail}>
      <Skeleton width={96} height={96} isRound />
      <Skeleton height="6rem" />
      <Skeleton height="12rem" />
    </SkeletonGroup>
  );
}
