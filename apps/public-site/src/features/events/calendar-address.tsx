import { eventCalendarUrl } from '@portal/api/event';
import {
  Button,
  buttonClass,
  Cluster,
  Muted,
  Notice,
  OutsideLink,
  Stack,
  useCopy,
} from '@portal/ui';
import { CalendarDays, CalendarPlus, Copy } from 'lucide-react';
import styles from './event-dialog.module.css';

/** The feed URL for any calendar, with shortcuts for the two most common ones. */
export function CalendarAddress() {
  const url = eventCalendarUrl();
  return url ? <Address url={url} /> : <Notice>Kalender tersedia setelah portal terhubung.</Notice>;
}

function Address({ url }: { url: string }) {
  const { copy, announcement } = useCopy(url);
  // With this scheme the operating system opens the URL in its calendar app.
  const feed = url.replace(/^https?:/, 'webcal:');
  return (
    <Stack gap={5}>
      <p>
        Semua kegiatan masuk ke kalender Anda, dan ikut berubah jika jadwalnya berubah. Kalender
        membaca alamat ini sendiri: Apple biasanya setiap jam, Google sekali sehari.
      </p>
      <Cluster>
        <a href={feed} className={buttonClass()}>
          <CalendarPlus aria-hidden="true" />
          Apple Kalender, Outlook
        </a>
        <OutsideLink
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(feed)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <CalendarDays aria-hidden="true" />
          Google Kalender
        </OutsideLink>
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" />
          Salin Alamat
        </Button>
      </Cluster>
      <p className={styles.address}>{url}</p>
      <Muted role="status">{announcement}</Muted>
    </Stack>
  );
}
