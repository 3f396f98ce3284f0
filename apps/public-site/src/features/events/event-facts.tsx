import type { ApprovedEvent } from '@portal/api/event';
import { formatDate, formatTime, VisuallyHidden } from '@portal/ui';
import { CalendarDays, Clock3, type LucideIcon, MapPin } from 'lucide-react';
import styles from './event-facts.module.css';

/** When and where; what is not known is left out. */
export function EventFacts({ event }: { event: ApprovedEvent }) {
  return (
    <dl className={styles.facts}>
      <Fact icon={CalendarDays} label="Tanggal" text={formatDate(event.date)} />
      <Fact icon={Clock3} label="Waktu" text={formatTime(event.time)} />
      <Fact icon={MapPin} label="Lokasi" text={event.location} />
    </dl>
  );
}

function Fact({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  if (!text) return null;
  return (
    <div className={styles.fact}>
      <dt>
        <Icon aria-hidden="true" size={16} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
