import type { ApprovedEvent } from '@portal/api/event';
import { Button, buttonClass } from '@portal/ui';
import { CalendarPlus, Download } from 'lucide-react';
import { useState } from 'react';
import { type CalendarSpan, calendarSpan } from './calendar-span.ts';
import styles from './event-dialog.module.css';
import { eventUrl } from './event-params.ts';

type CalendarState = 'idle' | 'busy' | 'saved' | 'failed';

const announcements: Record<CalendarState, string> = {
  idle: '',
  busy: '',
  saved: 'Berkas kalender telah diunduh. Buka berkas itu untuk menyimpannya di kalender Anda.',
  failed: 'Berkas kalender gagal dibuat. Periksa koneksi Anda, lalu coba lagi.',
};

/** Adds the event to the user's own calendar: a file that every calendar opens, and a link to Google Calendar. */
export function EventCalendar({ event }: { event: ApprovedEvent }) {
  const [state, setState] = useState<CalendarState>('idle');
  const span = calendarSpan(event);
  if (!span) return null;

  const save = async () => {
    setState('busy');
    setState(await saveCalendarFile(event, span).then(succeeded, failed));
  };
  return (
    <section className={styles.section} data-print="hidden" aria-labelledby="simpan-kegiatan">
      <h3 id="simpan-kegiatan">Simpan ke kalender</h3>
      <div className={styles.actions}>
        <Button variant="secondary" isBusy={state === 'busy'} onClick={save}>
          {state !== 'busy' && <Download aria-hidden="true" />}
          Unduh .ics
        </Button>
        <a
          href={googleCalendarLink(event, span, eventUrl(event.id))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <CalendarPlus aria-hidden="true" />
          Google Kalender
        </a>
      </div>
      <p role="status" className={styles.hint}>
        {announcements[state]}
      </p>
    </section>
  );
}

const succeeded = (): CalendarState => 'saved';
const failed = (): CalendarState => 'failed';

async function saveCalendarFile(event: ApprovedEvent, span: CalendarSpan) {
  const { createCalendarFile } = await import(
    /* webpackChunkName: "calendar-file" */ './calendar-file.ts'
  );
  const text = createCalendarFile({ event, span, url: eventUrl(event.id), now: new Date() });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `kegiatan-${event.date}.ics`;
  link.click();
  // Some browsers read the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The link that opens Google Calendar with the event filled in. */
function googleCalendarLink(event: ApprovedEvent, span: CalendarSpan, url: string): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${span.start}/${span.end}`,
    ctz: 'Asia/Jakarta',
    location: event.location,
    // Longer texts make URLs that Google refuses.
    details: `${event.description.slice(0, 800)}\n\n${url}`.trim(),
  }).toString();
  return link.href;
}
