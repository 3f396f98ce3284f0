import { editedEventQuery } from '@portal/api/event/admin';
import { useQuery, useQueryClient } from '@portal/api/query';
import {
  type ListedRegistration,
  participantsQuery,
  sendAttendance,
} from '@portal/api/registration/admin';
import { searchForm, searchWords } from '@portal/api/text';
import { useUrlDialog } from '@portal/federation';
import { Link } from '@portal/federation/router';
import {
  Button,
  Cluster,
  classNames,
  EmptyState,
  formatNumber,
  Notice,
  QueryError,
  Spinner,
  Stack,
  TextField,
} from '@portal/ui';
import { type UIEvent, useState, useSyncExternalStore } from 'react';
import { useDecisionLock } from '../../../decide/decision-lock.ts';
import { WorkPage } from '../../../frame/work-page.tsx';
import lineStyles from '../../../list/search-line.module.css';
import { participantsOf } from '../../../routes.ts';
import { AddRegistration } from '../registrations/add-registration.tsx';
import { eventFacts } from '../registrations/registration-status.ts';
import styles from './check-in-page.module.css';
import { createCheckInQueue, type Tap } from './check-in-queue.ts';
import { CheckInRow } from './check-in-row.tsx';

/** The most rows that are rendered at once, for a phone's sake; a search by two letters of a name finds the others. */
const shownAtOnce = 100;

/** Check-in on a phone at the door: one tap checks a person in, a button beside it takes that back, also while offline. */
export function CheckInPage({ eventId }: { eventId: string }) {
  const { data: event } = useQuery(editedEventQuery(eventId));
  const participants = useQuery(participantsQuery(eventId));
  const { taps, queue } = useCheckIn(eventId);
  const lock = useDecisionLock();
  const tapOnce = (press: UIEvent, id: string, tap: Tap) => {
    if (!lock.accepts(press, [id])) return;
    queue.tap(id, tap);
    void lock.hold([id], Promise.resolve());
  };
  const [search, setSearch] = useState('');
  const people = participants.data ?? [];
  const isPresent = ({ id, status }: ListedRegistration) => {
    const tap = taps.get(id);
    return tap && tap.problem?.canRetry !== false ? tap.isPresent : status === 'attended';
  };
  const unsent = [...taps.values()].filter(({ problem }) => !problem).length;
  const found = people.filter(({ name }) => hasWords(name, search));
  const present = countPeople(people.filter(isPresent));
  const hasSeat = (person: ListedRegistration) => person.status !== 'waiting' || isPresent(person);
  const expected = countPeople(people.filter(hasSeat));
  const capacity = event ? (event.registration.capacity ?? Number.POSITIVE_INFINITY) : 0;
  const adding = useUrlDialog('tambah');
  const add = { variant: 'secondary', onClick: () => adding.open('baru') } as const;

  return (
    <WorkPage
      heading={event?.fields.title}
      text={event ? eventFacts(event.fields) : 'Check-in'}
      isTextKept
    >
      <Stack className={styles.door}>
        <Cluster gap={3} rowGap={1} align="center">
          {participants.isSuccess && (
            <strong>{`Hadir ${formatNumber(present)} dari ${formatNumber(expected)} orang`}</strong>
          )}
          <Cluster as="span" gap={3} align="center" isOneLine className={styles.ways}>
            <Link to={participantsOf(eventId)} aria-label="Daftar peserta">
              Peserta
            </Link>
            <Button size="small" aria-label="Tambah Peserta" {...add}>
              Tambah
            </Button>
          </Cluster>
        </Cluster>
        <p role="status">{unsent > 0 && `${formatNumber(unsent)} ketukan belum terkirim`}</p>
        <UnrecordedTaps taps={taps} onRetry={queue.retryAll} onDismiss={queue.dismiss} />
        <TextField
          label="Cari nama"
          className={classNames(lineStyles.search)}
          placeholder="Cari nama, dua huruf sudah cukup"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {participants.isError && people.length === 0 && (
          <QueryError title="Gagal memuat peserta" query={participants} />
        )}
        {participants.isPending && <Spinner label="Memuat peserta" />}
        {participants.isSuccess && found.length === 0 && (
          <EmptyState
            drawing="search"
            title="Tidak ada yang cocok"
            text="Periksa ejaannya, atau tambahkan orang ini."
            action={<Button {...add}>Tambah Peserta</Button>}
          />
        )}
        <Stack as="ul" gap={2} aria-label="Peserta">
          {found.slice(0, shownAtOnce).map((person) => (
            <CheckInRow
              key={person.id}
              person={person}
              isPresent={isPresent(person)}
              hasRoom={expected + person.partySize <= capacity}
              tap={taps.get(person.id)}
              isLocked={lock.isLocked(person.id)}
              onTap={tapOnce}
            />
          ))}
        </Stack>
        {found.length > shownAtOnce && (
          <p>{`${formatNumber(found.length - shownAtOnce)} orang lagi: cari dengan dua huruf namanya.`}</p>
        )}
      </Stack>
      {adding.value !== null && (
        <AddRegistration eventId={eventId} searched={search.trim()} onClose={adding.close} />
      )}
    </WorkPage>
  );
}

function useCheckIn(eventId: string) {
  const cache = useQueryClient();
  const { queryKey } = participantsQuery(eventId);
  // A read that began before a tap was stored does not contain it.
  const readAgain = async () => {
    await cache.cancelQueries({ queryKey });
    await cache.invalidateQueries({ queryKey });
  };
  const [queue] = useState(() =>
    createCheckInQueue({
      eventId,
      send: sendAttendance,
      onSent: ({ id, isPresent }) => {
        cache.setQueryData(queryKey, (people) =>
          people?.map((person) =>
            person.id === id ? { ...person, status: statusOf(person, isPresent) } : person,
          ),
        );
        if (cache.isFetching({ queryKey }) > 0) void readAgain();
      },
      onRefused: readAgain,
    }),
  );
  return { taps: useSyncExternalStore(queue.subscribe, queue.taps), queue };
}

/** Whether the name contains every word; a search of fewer than two letters matches all names. */
function hasWords(name: string, search: string): boolean {
  const words = searchWords(search);
  return words.join('').length < 2 || words.every((word) => searchForm(name).includes(word));
}

/** As the database decides: somebody who never had a seat waits again. */
function statusOf({ registeredAt }: ListedRegistration, isPresent: boolean) {
  if (isPresent) return 'attended';
  return registeredAt ? 'registered' : 'waiting';
}

function countPeople(registrations: readonly ListedRegistration[]): number {
  return registrations.reduce((sum, { partySize }) => sum + partySize, 0);
}

interface UnrecordedTapsProps {
  taps: ReadonlyMap<string, Tap>;
  /** Sends all taps again whose failure may have passed. */
  onRetry: () => void;
  onDismiss: (id: string) => void;
}

/** Names each person whose tap the service does not record, also when the registration is no longer in the list. */
function UnrecordedTaps({ taps, onRetry, onDismiss }: UnrecordedTapsProps) {
  return [...taps].map(([id, { name, isPresent, problem }]) => {
    if (!problem) return null;
    const press = problem.canRetry ? onRetry : () => onDismiss(id);
    return (
      <Notice
        key={id}
        tone="danger"
        title={`${isPresent ? 'Hadir' : 'Belum datang'} tidak tercatat: ${name}`}
        isAnnounced
        action={
          <Button variant="secondary" size="small" onClick={press}>
            {problem.canRetry ? 'Coba lagi' : 'Mengerti'}
          </Button>
        }
      >
        {problem.text}
      </Notice>
    );
  });
}
