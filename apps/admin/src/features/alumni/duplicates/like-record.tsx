import type { LikeRecord } from '@portal/api/alumni-duplicates';
import { Cluster, OutsideLink } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { paths } from '../../../routes.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useCallDifferent } from './use-merging.ts';

/** What a record says, in one line. */
export function detailsOf(record: LikeRecord): string {
  const { entryYear, graduationYear, nim, email, phoneNumber, hasAccount } = record;
  const details = [
    entryYear && `Angkatan ${entryYear}`,
    graduationYear && `lulus ${graduationYear}`,
    nim && `NIM ${nim}`,
    email,
    phoneNumber,
    hasAccount ? 'punya akun' : 'belum memiliki akun',
  ];
  return details.filter(Boolean).join(' · ');
}

/** Opens the record beside what is being done. */
export function RecordLink({ record: { id, fullName } }: { record: LikeRecord }) {
  return <OutsideLink href={`${paths.alumni}?detail=${id}`}>{fullName}</OutsideLink>;
}

interface PairActionsProps {
  one: Pick<LikeRecord, 'id' | 'fullName'>;
  other: Pick<LikeRecord, 'id' | 'fullName'>;
}

/** What can be done with two records that may be of one person. */
export function PairActions({ one, other }: PairActionsProps) {
  const [isMerging, setIsMerging] = useState(false);
  const { isBusy, run: callDifferent } = useCallDifferent();
  const names = `${one.fullName} dan ${other.fullName}`;
  return (
    <Cluster gap={3}>
      <Button size="small" aria-label={`Gabungkan ${names}`} onClick={() => setIsMerging(true)}>
        Gabungkan
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={`Bukan orang yang sama: ${names}`}
        loading={isBusy}
        onClick={() => void callDifferent([one.id, other.id])}
      >
        Bukan orang yang sama
      </Button>
      {isMerging && <MergeDialog ids={[one.id, other.id]} onClose={() => setIsMerging(false)} />}
    </Cluster>
  );
}
