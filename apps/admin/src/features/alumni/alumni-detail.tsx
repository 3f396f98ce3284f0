import { type AlumniRecord, alumniMutations, alumniRecordQuery } from '@portal/api/alumni/admin';
import { useMutation, useQuery } from '@portal/api/query';
import { type HeldRegistration, registrationsOfAlumnusQuery } from '@portal/api/registration/admin';
import { formatNumber, Notice, Stack } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { RowDetail } from '../../list/detail/row-detail.tsx';
import { detailSteps } from './alumni-status.ts';
import { DetailFacts, DetailHead, DetailLists, Identity } from './detail/detail-content.tsx';
import { WorkHistory } from './detail/detail-items.tsx';
import { DuplicateHints } from './duplicates/duplicate-hints.tsx';
import { PastMerges } from './duplicates/past-merges.tsx';
import { StandingControls } from './standing-controls.tsx';

/** Everything about one alumnus, and the admin's decisions about them. */
export function AlumniDetail({ id }: DetailProps) {
  return (
    <RowDetail
      query={useQuery(alumniRecordQuery(id))}
      area="alumni"
      toRow={(record) => ({
        version: record.version,
        name: record.profile.fullName,
        status: record.status,
        steps: detailSteps(record),
        deletionNote: <DeletionNote id={id} hasAccount={record.userId !== null} />,
      })}
    >
      {(record) => (
        <>
          <DetailHead record={record} />
          {record.formerEntryYear && <ChangedYear record={record} />}
          <Identity record={record} />
          <DuplicateHints
            key={`kembar-${id}`}
            alumni={{ ...record, ...record.profile, hasAccount: record.userId !== null }}
          />
          <PastMerges id={id} />
          <DetailFacts record={record} />
          <StandingControls key={id} record={record} />
          <DetailLists record={record} />
          <WorkHistory alumniId={id} />
        </>
      )}
    </RowDetail>
  );
}

/** The group of the entry year stays closed to them until the admin has read the new one. */
function ChangedYear({ record }: { record: AlumniRecord }) {
  const { mutate, isPending } = useMutation(alumniMutations.confirmYear());
  const confirm = () => {
    const onSuccess = () => showToast({ tone: 'success', title: 'Tahun Masuk Dibenarkan' });
    mutate(record, { onSuccess });
  };
  return (
    <Notice
      tone="warning"
      title={`Tahun masuk berubah ${record.formerEntryYear} → ${record.profile.entryYear || 'kosong'}`}
      action={
        <Button loading={isPending} onClick={confirm}>
          Benar
        </Button>
      }
    >
      <p>Grup WhatsApp angkatan belum terbuka baginya sampai Anda memeriksanya.</p>
    </Notice>
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
