import type { ApprovedEvent } from '@portal/api/event';
import { Fact, formatDate, formatTime } from '@portal/ui';
import { CalendarDays, Clock3, MapPin } from 'lucide-react';
import styles from './event-facts.module.css';

/** Date, time and place; what is unknown is left out. */
export function EventFacts({ event }: { event: ApprovedEvent }) {
  return (
    <dl className={styles.facts}>
      <Fact icon={CalendarDays} label="Tanggal" text={formatDate(event.date)} />
      <Fact icon={Clock3} label="Waktu" text={formatTime(event.time, event.endTime)} />
      <Fact icon={MapPin} label="Lokasi" text={event.location} />
    </dl>
  );
}
