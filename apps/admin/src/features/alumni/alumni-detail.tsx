import { alumniRecordQuery } from '@portal/api/alumni/admin';
import { useQuery } from '@portal/api/query';
import { EmptyState, QueryError, SkeletonGroup, Stack } from '@portal/ui';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { DetailActions } from '../../list/detail/row-detail.tsx';
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
      footer={
        data && (
          <DetailActions
            row={{ id, version: data.version, name: data.profile.fullName, status: data.status }}
            info={alumniStatusInfo}
            steps={detailSteps(data)}
            deletionNote={<DeletionNote hasAccount={data.userId !== null} />}
          />
        )
      }
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
