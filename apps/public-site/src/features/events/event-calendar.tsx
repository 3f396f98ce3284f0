import type { ApprovedEvent } from '@portal/api/event';
import { CalendarActions } from '@portal/views/event';
import styles from './event-dialog.module.css';
import { eventUrl } from './event-params.ts';

export function EventCalendar({ event }: { event: ApprovedEvent }) {
  return (
    <section className={styles.section} data-print="hidden" aria-labelledby="simpan-kegiatan">
      <h3 id="simpan-kegiatan">Simpan ke kalender</h3>
      <CalendarActions event={event} url={eventUrl(event.id)} />
    </section>
  );
}
