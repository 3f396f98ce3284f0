import {
  Button,
  type ButtonLook,
  buttonClass,
  Cluster,
  Muted,
  OutsideLink,
  Stack,
} from '@portal/ui';
import { CalendarDays, Download } from 'lucide-react';
import { useState } from 'react';
import styles from './calendar-actions.module.css';
import { type CalendarEvent, type CalendarSpan, calendarSpan } from './calendar-span.ts';

type CalendarState = 'idle' | 'busy' | 'saved' | 'failed';

const announcements: Record<CalendarState, string> = {
  idle: '',
  busy: '',
  saved: 'Berkas kalender telah diunduh. Buka berkas itu, agar kalender Anda mengikutinya.',
  failed: 'Berkas kalender gagal dibuat. Coba lagi sebentar lagi.',
};

interface CalendarActionsProps {
  event: CalendarEvent;
  /** The absolute URL of the event's page. */
  url: string;
  size?: ButtonLook['size'];
  /** The step that is asked for. */
  isLead?: boolean;
}

/**
 * Adds an event to the user's own calendar: a file that every calendar opens, and a link to Google Calendar; of an event that
 * is called off, the file that cancels the entry. Renders nothing for an event without a calendar date.
 */
export function CalendarActions({ event, url, size, isLead }: CalendarActionsProps) {
  const [state, setState] = useState<CalendarState>('idle');
  const span = calendarSpan(event);
  if (!span) return null;

  const save = async () => {
    setState('busy');
    // Its code is fetched on the first press: few visitors need it.
    const code = import(/* webpackChunkName: "calendar-file" */ './save-calendar-file.ts');
    const saved = code.then(({ saveCalendarFile }) => saveCalendarFile(event, span, url));
    setState(await saved.then(succeeded, failed));
  };
  return (
    <Stack gap={3} data-print="hidden">
      <Cluster fillsPhone>
        <Button
          variant={isLead ? 'primary' : 'secondary'}
          size={size}
          isBusy={state === 'busy'}
          onClick={save}
        >
          {state !== 'busy' && <Download aria-hidden="true" />}
          <span>{event.isCalledOff ? 'Simpan pembatalan ke kalender' : 'Simpan ke kalender'}</span>
        </Button>
        {!event.isCalledOff && (
          <OutsideLink
            href={googleCalendarLink(event, span, url)}
            className={buttonClass({ variant: 'secondary', size })}
          >
            <CalendarDays aria-hidden="true" />
            Google Kalender
          </OutsideLink>
        )}
      </Cluster>
      <Muted role="status" className={styles.announcement}>
        {announcements[state]}
      </Muted>
    </Stack>
  );
}

const succeeded = (): CalendarState => 'saved';
const failed = (): CalendarState => 'failed';

/** The link that opens Google Calendar with the event filled in. */
function googleCalendarLink(event: CalendarEvent, span: CalendarSpan, url: string): string {
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
