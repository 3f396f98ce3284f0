import type { ListedAlumni } from '@portal/api/alumni/admin';
import {
  type ComparedFields,
  duplicatesQuery,
  type LikeRecord,
  registrationNoteQuery,
} from '@portal/api/alumni-duplicates';
import { useQuery } from '@portal/api/query';
import { Muted, Notice, QueryError, Stack } from '@portal/ui';
import { PairActions, RecordLink } from './like-record.tsx';
import { describeLikeness } from './likeness.ts';

interface DuplicateHintsProps {
  alumni: ComparedFields & Pick<ListedAlumni, 'id' | 'status' | 'hasAccount'>;
}

/**
 * What the records say about who this is: others that may be of the same person, and a year of graduation that differs from the
 * registration. Nothing while there is nothing to say.
 */
export function DuplicateHints({ alumni }: DuplicateHintsProps) {
  const alike = useQuery(duplicatesQuery(alumni.id));
  const isClaim = alumni.hasAccount && alumni.status === 'pending';
  const note = useQuery({ ...registrationNoteQuery(alumni.id), enabled: isClaim });
  return (
    <>
      {note.data && <Notice tone="warning" title={note.data} />}
      {alike.error && (
        <QueryError look="notice" title="Gagal mencari rekaman yang mirip" query={alike} />
      )}
      {alike.data && alike.data.length > 0 && (
        <Notice tone="warning">
          <Stack as="ul" aria-label="Mungkin orang yang sama">
            {alike.data.map((record) => (
              <li key={record.id}>
                <Hint {...{ alumni, record }} isOldRecord={isClaim && !record.hasAccount} />
              </li>
            ))}
          </Stack>
        </Notice>
      )}
    </>
  );
}

interface HintProps extends DuplicateHintsProps {
  record: LikeRecord;
  /** The account claims a record that was there before. */
  isOldRecord: boolean;
}

function Hint({ alumni, record, isOldRecord }: HintProps) {
  return (
    <Stack gap={2}>
      <p>
        <span>{isOldRecord ? 'Mungkin rekaman lama: ' : 'Mungkin sama dengan '}</span>
        <RecordLink record={record} />
      </p>
      <Muted>{describeLikeness(alumni, record)}</Muted>
      <PairActions one={alumni} other={record} />
    </Stack>
  );
}
