import {
  invitationMutations,
  type PersonToInvite,
  peopleToInviteQuery,
} from '@portal/api/alumni-invitation';
import { useMutation, useQuery } from '@portal/api/query';
import {
  Cluster,
  EmptyState,
  formatDate,
  Muted,
  QueryError,
  SkeletonGroup,
  Stack,
  useCopy,
  useIsOnline,
} from '@portal/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { useOneAtATime } from '../../../frame/use-one-at-a-time.ts';
import { groupText, mailLink, whatsappLink } from './invitation-texts.ts';
import styles from './invitations.module.css';

/** The text for the group of a year, and whom of it a message reaches. */
export function PeopleToInvite({ year }: { year: string }) {
  const query = useQuery(peopleToInviteQuery(year));
  if (query.error && !query.data) {
    return <QueryError isAnnounced title="Gagal memuat alumni angkatan ini" query={query} />;
  }
  if (!query.data) return <SkeletonGroup shapes={['6rem', '3rem', '3rem']} />;
  // By name alone: nobody moves when somebody is asked.
  const people = query.data.toSorted((one, other) => one.name.localeCompare(other.name, 'id'));
  return (
    <Stack gap={5}>
      <GroupText text={groupText(year)} />
      {people.length === 0 ? (
        <EmptyState
          drawing="inbox"
          title="Tidak ada yang dapat diajak satu per satu"
          text="Yang belum bergabung tidak mempunyai email atau nomor telepon dalam catatan."
        />
      ) : (
        <ul className={styles.list} aria-label="Yang belum bergabung">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function GroupText({ text }: { text: string }) {
  const { copy, announcement } = useCopy(text, 'Teks');
  return (
    <Stack as="section" gap={2} aria-label="Teks untuk grup">
      <p className={styles.text}>{text}</p>
      <Cluster gap={3}>
        <Button onClick={() => void copy()}>Salin untuk grup</Button>
        <Muted as="span" role="status">
          {announcement}
        </Muted>
      </Cluster>
    </Stack>
  );
}

function Person({ person }: { person: PersonToInvite }) {
  const { id, name, email, phoneDigits, invitedAt } = person;
  const { mutateAsync } = useMutation(invitationMutations.note());
  const { isBusy, run } = useOneAtATime(mutateAsync);
  const row = useRef<HTMLLIElement>(null);
  const note = (isInvited: boolean) => {
    // The pressed button goes with the answer.
    row.current?.focus();
    // The mutation has reported a failure.
    void run({ id, isInvited }).catch(() => undefined);
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.row}>
      <div className={styles.person}>
        <strong>{name}</strong>
        <Muted>{[email, phoneDigits && `+${phoneDigits}`].filter(Boolean).join(' · ')}</Muted>
        {invitedAt && <Muted>{`Sudah diajak ${formatDate(invitedAt)}.`}</Muted>}
      </div>
      {invitedAt ? (
        <Button
          size="small"
          type="text"
          aria-label={`Batalkan tanda diajak ${name}`}
          loading={isBusy}
          onClick={() => note(false)}
        >
          Batalkan tanda
        </Button>
      ) : (
        <Cluster gap={2}>
          {phoneDigits && (
            <Channel
              label="WhatsApp"
              to={name}
              href={whatsappLink(person)}
              isBusy={isBusy}
              onSent={() => note(true)}
            />
          )}
          {email && (
            <Channel
              label="Email"
              to={name}
              href={mailLink(person)}
              isBusy={isBusy}
              onSent={() => note(true)}
            />
          )}
        </Cluster>
      )}
    </li>
  );
}

interface ChannelProps {
  label: string;
  to: string;
  href: string;
  isBusy: boolean;
  onSent: () => void;
}

/** Opens the prepared message. The second press of a double click opens nothing. */
function Channel({ label, to, href, isBusy, onSent }: ChannelProps) {
  const isOnline = useIsOnline();
  return (
    <Button
      size="small"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label}: ajak ${to}`}
      disabled={isBusy || !isOnline}
      // A link that is disabled while it is pressed opens nothing.
      onClick={() => setTimeout(onSent)}
    >
      {label}
    </Button>
  );
}
