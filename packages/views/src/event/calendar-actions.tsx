import { readCalendarFile } from '@portal/api/event';
import {
  Button,
  type ButtonLook,
  buttonClass,
  Cluster,
  failureText,
  Muted,
  OutsideLink,
  Stack,
  saveFile,
} from '@portal/ui';
import { CalendarDays, Download } from 'lucide-react';
import { useState } from 'react';
import styles from './calendar-actions.module.css';
import { type CalendarEvent, calendarSpan } from './calendar-span.ts';

const saved = 'Berkas kalender telah diunduh. Buka berkas itu, agar kalender Anda mengikutinya.';

interface CalendarActionsProps {
  event: CalendarEvent;
  /** The absolute URL of the event's page. */
  url: string;
  size?: ButtonLook['size'];
  /** The step that is asked for. */
  isLead?: boolean;
}

/**
 * Adds an event to the user's own calendar: a file of the database that every calendar opens, and a link to Google Calendar; of an event that
 * is called off, the file that cancels the entry. Renders nothing for an event without a calendar date.
 */
export function CalendarActions({ event, url, size, isLead }: CalendarActionsProps) {
  /** Null while the file is being fetched. */
  const [announcement, setAnnouncement] = useState<string | null>('');
  const span = calendarSpan(event);
  if (!span) return null;

  const save = async () => {
    setAnnouncement(null);
    try {
      const file = new Blob([await readCalendarFile(event.id)], { type: 'text/calendar' });
      saveFile(`kegiatan-${event.date}.ics`, file);
      setAnnouncement(saved);
    } catch (error) {
      setAnnouncement(`Berkas kalender gagal diunduh. ${failureText(error)}`);
    }
  };
  const saveLabel = event.isCalledOff ? 'Simpan pembatalan ke kalender' : 'Simpan ke kalender';
  return (
    <Stack gap={3} data-print="hidden">
      <Cluster fillsPhone>
        <Button
          variant={isLead ? 'primary' : 'secondary'}
          size={size}
          isBusy={announcement === null}
          // Where there are several events, the actions of each can be told apart by ear.
          aria-label={`${saveLabel}: ${event.title}`}
          onClick={save}
        >
          {announcement !== null && <Download aria-hidden="true" />}
          <span>{saveLabel}</span>
        </Button>
        {!event.isCalledOff && (
          <OutsideLink
            href={googleCalendarLink(event, span, url)}
            aria-label={`Google Kalender: ${event.title}`}
            className={buttonClass({ variant: 'secondary', size })}
          >
            <CalendarDays aria-hidden="true" />
            Google Kalender
          </OutsideLink>
        )}
      </Cluster>
      <Muted role="status" className={styles.announcement}>
        {announcement}
      </Muted>
    </Stack>
  );
}

/** The link that opens Google Calendar with the event filled in. */
function googleCalendarLink(event: CalendarEvent, span: string, url: string): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: span,
    ctz: 'Asia/Jakarta',
    location: event.location,
    // Longer texts make URLs that Google refuses.
    details: `${event.description.slice(0, 800)}\n\n${url}`.trim(),
  }).toString();
  return link.href;
}
