import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import {
  type AlumniRecord,
  alumniRecordQuery,
  type ListedAlumni,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { useQuery } from '@portal/api/query';
import { EmptyState, QueryError, SkeletonGroup, Stack } from '@portal/ui';
import { Button } from 'antd';
import { DecisionButtons } from '../../decide/decision-buttons.tsx';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { useDecidedList } from '../../list/list-context.ts';
import { alumniStatusInfo, detailSteps } from './alumni-status.ts';
import { DetailContent, DetailHead } from './detail-content.tsx';
import { StandingControls } from './standing-controls.tsx';
import { WorkHistory } from './work-history.tsx';

const shapes = [{ width: 96, height: 96, isRound: true }, '6rem', '12rem'];

/** Everything about one alumnus, and the admin's decisions about them. */
export function AlumniDetail({ id, neighbours, onClose }: DetailProps) {
  const record = useQuery(alumniRecordQuery(id));
  const { data, error, isPending } = record;
  return (
    <SideDrawer
      isLeavable
      title={data?.profile.fullName ?? 'Detail Alumni'}
      onClose={onClose}
      footer={data && <DetailActions record={data} />}
    >
      <Stack gap={6}>
        {neighbours}
        {isPending && <SkeletonGroup gap={6} label="Memuat data alumni…" shapes={shapes} />}
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
      </Stack>
    </SideDrawer>
  );
}

function DetailActions({ record }: { record: AlumniRecord }) {
  const { lock, decide, edit, remove } = useDecidedList<ListedAlumni, ValidationStatus>();
  const { id, version, userId, status, profile } = record;
  const note = <DeletionNote hasAccount={userId !== null} />;
  return (
    <>
      <DecisionButtons
        isFull
        id={id}
        name={profile.fullName}
        info={alumniStatusInfo}
        steps={detailSteps(record)}
        lock={lock}
        onStep={(next) => decide({ id, version, name: profile.fullName, status }, next)}
      />
      <Button icon={<EditOutlined aria-hidden />} aria-keyshortcuts="E" onClick={() => edit(id)}>
        Ubah
      </Button>
      <Button
        icon={<DeleteOutlined aria-hidden />}
        onClick={() => remove({ id, name: profile.fullName, note })}
      >
        Hapus
      </Button>
    </>
  );
}

export function DeletionNote({ hasAccount }: { hasAccount: boolean }) {
  return (
    <p>
      Riwayat pekerjaannya ikut terhapus.{' '}
      {hasAccount
        ? 'Akunnya tetap ada: ia masih dapat masuk, melihat ‘Profil Alumni Belum Ada’, dan dapat mengisi profil baru.'
        : 'Alumni ini belum memiliki akun.'}
    </p>
  );
}
