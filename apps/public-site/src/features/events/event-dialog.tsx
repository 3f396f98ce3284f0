import { type ApprovedEvent, approvedEventQuery, eventCategoryLabel } from '@portal/api/event';
import { useQuery } from '@portal/api/query';
import {
  Badge,
  Button,
  buttonClass,
  Cluster,
  Dialog,
  EmptyState,
  formatDate,
  Muted,
  OutsideLink,
  PageMeta,
  QueryError,
  SkeletonGroup,
  Stack,
  todayInJakarta,
  useCopy,
} from '@portal/ui';
import {
  EventFacts,
  EventPoster,
  freeSeatsText,
  isActiveRegistration,
  isRegistrationOpen,
  periodOf,
} from '@portal/views/event';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import styles from './event-dialog.module.css';
import { eventPath, eventUrl, registrationHeadingId } from './event-params.ts';
import { LoadedPart } from './loaded-part.tsx';
import { useOwnRegistrations } from './use-own-registrations.ts';

const shapes = ['14rem', { width: '60%' }, '6rem'];

/** One event in full, with a URL of its own: `/kegiatan?event={id}`. */
export function EventDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(approvedEventQuery(id));
  const { data: event, error } = query;
  return (
    <Dialog
      isTall
      title={event?.title ?? 'Detail Kegiatan'}
      footer={event && takesRegistrations(event) && <WayToRegistration event={event} />}
      onClose={onClose}
    >
      <PageMeta
        title={event?.title ?? 'Detail Kegiatan'}
        path={eventPath(id)}
        description={event?.description.slice(0, 200) ?? ''}
      />
      {event === undefined && !error && (
        <SkeletonGroup gap={5} label="Memuat kegiatan…" shapes={shapes} />
      )}
      {event === undefined && error && <QueryError title="Gagal memuat kegiatan" query={query} />}
      {event === null && <MissingEvent onClose={onClose} />}
      {event && <EventDetail event={event} />}
    </Dialog>
  );
}

function EventDetail({ event }: { event: ApprovedEvent }) {
  const isUpcoming = periodOf(event.date, todayInJakarta()) === 'upcoming';
  return (
    <Stack gap={5}>
      <div className={styles.poster}>
        <EventPoster url={event.imageUrl} isLazy={false} isWhole />
      </div>
      <Stack gap={3}>
        <Cluster as="p">
          <Badge tone="info">{eventCategoryLabel(event.category)}</Badge>
          {!isUpcoming && <Badge>Telah berlangsung</Badge>}
        </Cluster>
        <EventFacts event={event} />
      </Stack>
      <p className={styles.text}>
        {event.description || 'Belum ada keterangan untuk kegiatan ini.'}
      </p>
      {isUpcoming && <EventRegistration event={event} />}
      <EventShare event={event} />
    </Stack>
  );
}

const takesRegistrations = (event: ApprovedEvent) =>
  event.registration.mode !== 'none' && isRegistrationOpen(event);

/** In reach of the thumb, however long the text above the registration is. */
function WayToRegistration({ event }: { event: ApprovedEvent }) {
  const own = useOwnRegistrations()?.find(({ eventId }) => eventId === event.id);
  const words = ['Daftar', freeSeatsText(event)].filter(Boolean).join(' · ');
  return (
    <Button isWide onClick={() => document.getElementById(registrationHeadingId)?.focus()}>
      {isActiveRegistration(own) ? 'Pendaftaran Anda' : words}
    </Button>
  );
}

/** How to take part in the event, and its calendar entry. */
export function EventRegistration({ event }: { event: ApprovedEvent }) {
  return (
    <LoadedPart noun="pendaftaran" height="22rem">
      {({ UpcomingActions }) => <UpcomingActions event={event} />}
    </LoadedPart>
  );
}

function MissingEvent({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      drawing="calendar"
      title="Kegiatan tidak ditemukan"
      text="Mungkin sudah dihapus atau tidak lagi ditayangkan."
      action={
        <Button variant="secondary" onClick={onClose}>
          Lihat semua kegiatan
        </Button>
      }
    />
  );
}

/** WhatsApp, the system's share sheet where there is one, and a button that copies the link. */
function EventShare({ event }: { event: ApprovedEvent }) {
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
