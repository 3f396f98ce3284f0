import type { UseQueryResult } from '@portal/api/query';
import type { OwnRegistration } from '@portal/api/registration';
import { Link } from '@portal/federation/router';
import {
  Card,
  Cluster,
  formatDate,
  Muted,
  QueryError,
  SectionHeading,
  Stack,
  todayInJakarta,
  useFocusKeeper,
} from '@portal/ui';
import { useRef } from 'react';
import { divideByDate } from './own-event-state.ts';
import styles from './own-events.module.css';
import { UpcomingEvent } from './upcoming-event.tsx';

/** The events that the user has registered for; nothing for those who have not. */
export function OwnEvents({ registrations }: { registrations: UseQueryResult<OwnRegistration[]> }) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const followFocus = useFocusKeeper(list, heading);
  if (registrations.isError && !registrations.data) {
    return (
      <QueryError look="card" title="Kegiatan Anda belum dapat dimuat" query={registrations} />
    );
  }
  if (!registrations.data?.length) return null;
  const { upcoming, past } = divideByDate(registrations.data, todayInJakarta());
  return (
    <section aria-labelledby="kegiatan-saya">
      <SectionHeading id="kegiatan-saya" title="Kegiatan Saya" headingRef={heading} />
      <Stack gap={4}>
        {upcoming.length === 0 ? (
          <Muted>
            Tidak ada pendaftaran untuk kegiatan yang akan datang.{' '}
            <Link to="/kegiatan">Lihat kegiatan</Link>
          </Muted>
        ) : (
          <Stack as="ul" gap={4} ref={list} onFocus={followFocus}>
            {upcoming.map((registration) => (
              <UpcomingEvent key={registration.id} registration={registration} />
            ))}
          </Stack>
        )}
        {past.length > 0 && <PastEvents registrations={past} />}
      </Stack>
    </section>
  );
}

function PastEvents({ registrations }: { registrations: OwnRegistration[] }) {
  return (
    <Stack as={Card} gap={3}>
      <h3 className={styles.title}>Yang telah berlangsung</h3>
      <Stack as="ul" gap={3}>
        {registrations.map(({ id, eventId, title, date, status, isEventShown }) => (
          <Cluster as="li" key={id} gap={4} rowGap={1} justify="space-between">
            <p className={styles.past}>
              {isEventShown ? <Link to={`/kegiatan?event=${eventId}`}>{title}</Link> : title}
            </p>
            <Muted as="span">
              {status === 'attended' ? `${formatDate(date)} · Hadir` : formatDate(date)}
            </Muted>
          </Cluster>
        ))}
      </Stack>
    </Stack>
  );
}
