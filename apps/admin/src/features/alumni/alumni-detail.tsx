import { alumniRecordQuery } from '@portal/api/alumni/admin';
import { useQuery } from '@portal/api/query';
import { type HeldRegistration, registrationsOfAlumnusQuery } from '@portal/api/registration/admin';
import { EmptyState, formatNumber, QueryError, SkeletonGroup, Stack } from '@portal/ui';
import { RecordHistory } from '../../drawer/record-history.tsx';
import { SideDrawer } from '../../drawer/side-drawer.tsx';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { DetailActions } from '../../list/detail/row-detail.tsx';
import { alumniStatusInfo, detailSteps } from './alumni-status.ts';
import { DetailFacts, DetailHead, DetailLists, Identity } from './detail/detail-content.tsx';
import { WorkHistory } from './detail/work-history.tsx';
import { DuplicateHints } from './duplicates/duplicate-hints.tsx';
import { PastMerges } from './duplicates/past-merges.tsx';
import { StandingControls } from './standing-controls.tsx';

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
            deletionNote={<DeletionNote id={id} hasAccount={data.userId !== null} />}
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
            <Identity record={data} />
            <DuplicateHints
              key={`kembar-${id}`}
              alumni={{ ...data, ...data.profile, hasAccount: data.userId !== null }}
            />
            <PastMerges id={id} />
            <DetailFacts record={data} />
            <StandingControls key={id} record={data} />
            <DetailLists record={data} />
            <WorkHistory alumniId={id} />
            <RecordHistory key={`riwayat-${id}`} area="alumni" id={id} />
          </>
        )}
      </Stack>
    </SideDrawer>
  );
}

interface DeletionNoteProps {
  id: string;
  hasAccount: boolean;
}

/** In the question before an alumnus is deleted: what goes with the row, and what stays. */
export function DeletionNote({ id, hasAccount }: DeletionNoteProps) {
  const { data: held, error } = useQuery(registrationsOfAlumnusQuery(id));
  const text = error ? 'Pendaftarannya di kegiatan ikut terhapus.' : held && heldText(held);
  return (
    <Stack gap={3}>
      <p>
        {hasAccount
          ? 'Riwayat pekerjaannya ikut terhapus. Akunnya tetap ada: ia masih dapat masuk, melihat ‘Profil Alumni Belum Ada’, dan dapat mengisi profil baru.'
          : 'Riwayat pekerjaannya ikut terhapus. Alumni ini belum memiliki akun.'}
      </p>
      {text && <p role="status">{text}</p>}
    </Stack>
  );
}

/** What is lost with the row of an alumnus; empty for those who hold nothing. */
export function heldText(held: readonly HeldRegistration[]): string {
  if (held.length === 0) return '';
  const seats = held.filter(({ isWaiting }) => !isWaiting);
  const people = seats.reduce((sum, { partySize }) => sum + partySize, 0);
  const titles = held.map(({ title }) => `‘${title}’`).join(', ');
  const waiting = held.length - seats.length;
  const places = [
    people > 0 && `${formatNumber(people)} tempat`,
    waiting > 0 && `${formatNumber(waiting)} di daftar tunggu`,
  ];
  return `Pendaftarannya di kegiatan yang akan datang ikut terhapus: ${places.filter(Boolean).join(', ')}, di ${titles}. Tempatnya langsung diberikan kepada yang menunggu, yang diberi tahu. Ia sendiri tidak diberi tahu.`;
}
