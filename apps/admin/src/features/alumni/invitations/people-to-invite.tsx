import {
  invitationMutations,
  type PersonToInvite,
  peopleToInviteQuery,
} from '@portal/api/alumni-invitation';
import { useInfiniteQuery, useMutation } from '@portal/api/query';
import {
  Cluster,
  EmptyState,
  formatDate,
  Muted,
  PagedList,
  Stack,
  siteFacts,
  useCopy,
  useIsOnline,
} from '@portal/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { useOneAtATime } from '../../../frame/use-one-at-a-time.ts';
import styles from './invitations.module.css';

/** The text for the group of a year, and whom of it a message reaches. */
export function PeopleToInvite({ year }: { year: string }) {
  return (
    <Stack gap={5}>
      <GroupText text={groupText(year)} />
      <PagedList
        query={useInfiniteQuery(peopleToInviteQuery(year))}
        itemsOf={(page) => page}
        errorTitle="Gagal memuat alumni angkatan ini"
        empty={
          <EmptyState
            drawing="inbox"
            title="Tidak ada yang dapat diajak satu per satu"
            text="Yang belum bergabung tidak mempunyai email atau nomor telepon dalam catatan."
          />
        }
      >
        {(people) => (
          <ul className={styles.list} aria-label="Yang belum bergabung">
            {people.map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </ul>
        )}
      </PagedList>
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
  const sending = { to: name, isBusy, onSent: () => note(true) };
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
          {phoneDigits && <Channel label="WhatsApp" href={whatsappLink(person)} {...sending} />}
          {email && <Channel label="Email" href={mailLink(person)} {...sending} />}
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

const registration = () => new URL('/register', window.location.origin).href;

const opening = `Portal alumni ${siteFacts.shortName} sudah dibuka: direktori, kegiatan, dan lowongan untuk kita.`;

/** For the chat group of a year: it names nobody. */
const groupText = (year: string) =>
  `Halo teman-teman${year && ` angkatan ${year}`}! ${opening} Daftar di ${registration()} dengan email yang masih aktif, lalu buka tautan konfirmasi yang dikirim ke email itu.`;

/** The number may be somebody else's by now: the message tells nothing but the name. */
const whatsappLink = ({ name, email, phoneDigits }: PersonToInvite) => {
  const address = email
    ? 'email yang pernah Anda berikan kepada kami, supaya datanya langsung tersambung'
    : 'email yang masih aktif';
  const text = `Halo ${name}! ${opening} Nama Anda sudah ada dalam catatan kami. Silakan bergabung di ${registration()} dengan ${address}. Terima kasih!`;
  return `https://wa.me/${phoneDigits}?text=${encodeURIComponent(text)}`;
};

const mailLink = ({ name, email }: PersonToInvite) => {
  const subject = `Undangan bergabung di portal alumni ${siteFacts.shortName}`;
  const text = `Halo ${name}!\r\n\r\n${opening} Nama Anda sudah ada dalam catatan kami. Silakan bergabung di ${registration()} dengan email ini, supaya datanya langsung tersambung.\r\n\r\nTerima kasih!`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
};
