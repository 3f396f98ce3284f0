import type { ApprovedEvent } from '@portal/api/event';
import { Button, buttonClass, Cluster, formatDate, Muted, OutsideLink, useCopy } from '@portal/ui';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import styles from './event-dialog.module.css';
import { eventUrl } from './event-params.ts';

/** WhatsApp, the system's share sheet where there is one, and a button that copies the link. */
export function EventShare({ event }: { event: ApprovedEvent }) {
  const url = eventUrl(event.id);
  const { copy, announcement } = useCopy(url);
  const summary = `${event.title}, ${formatDate(event.date)}`;

  return (
    <section className={styles.section} data-print="hidden" aria-labelledby="bagikan-kegiatan">
      <h3 id="bagikan-kegiatan">Bagikan</h3>
      <Cluster fillsPhone>
        <OutsideLink
          href={`https://wa.me/?text=${encodeURIComponent(`${summary}\n${url}`)}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </OutsideLink>
        {'share' in navigator && (
          <Button
            variant="secondary"
            onClick={() => {
              // Closing the sheet without sharing rejects the promise; that is no failure.
              navigator.share({ title: event.title, text: summary, url }).catch(() => undefined);
            }}
          >
            <Share2 aria-hidden="true" />
            Bagikan lewat…
          </Button>
        )}
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" />
          Salin Tautan
        </Button>
      </Cluster>
      <Muted role="status">{announcement}</Muted>
    </section>
  );
}
