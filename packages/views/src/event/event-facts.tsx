import type { ApprovedEvent } from '@portal/api/event';
import { Cluster, Fact, formatDate, formatTime } from '@portal/ui';
import { CalendarDays, Clock3, MapPin, Users } from 'lucide-react';
import styles from './event-facts.module.css';
import { seatsText } from './seats-text.ts';

/** Date, time, place and seats; what is unknown is left out. */
export function EventFacts({ event }: { event: ApprovedEvent }) {
  return (
    <Cluster as="dl" gap={4} rowGap={1} className={styles.facts}>
      <Fact icon={CalendarDays} label="Tanggal" text={formatDate(event.date)} />
      <Fact icon={Clock3} label="Waktu" text={formatTime(event.time, event.endTime, event.date)} />
      <Fact icon={MapPin} label="Lokasi" text={event.location} />
      <Fact icon={Users} label="Tempat" text={seatsText(event)} />
    </Cluster>
  );
}
