import { type ApprovedEvent, eventCategoryLabel } from '@portal/api/event';
import type { OwnRegistration } from '@portal/api/registration';
import { firstPicture } from '@portal/federation/first-paint';
import {
  Badge,
  Button,
  Cluster,
  cardClass,
  cardTarget,
  clampedClass,
  classNames,
  formatDate,
  Skeleton,
} from '@portal/ui';
import styles from './event-card.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventPoster } from './event-poster.tsx';
import { isRegistrationOpen } from './seats-text.ts';

interface EventCardProps {
  event: ApprovedEvent;
  /** The registration of the person who reads the card. */
  own?: OwnRegistration | undefined;
  isLinked: boolean;
  isLazy: boolean;
  isPast: boolean;
  onOpen: (event: ApprovedEvent) => void;
}

export function EventCard({ event, own, isLinked, isLazy, isPast, onOpen }: EventCardProps) {
  const canRegister = !isPast && !isActiveRegistration(own) && isRegistrationOpen(event);
  const openLabel = canRegister ? 'Lihat Detail & Daftar' : 'Lihat Detail';
  return (
    <li
      id={`event-${event.id}`}
      tabIndex={-1}
      className={classNames(
        cardClass({ isFlush: true, isInteractive: true, isLinked }),
        styles.card,
      )}
    >
      <div className={styles.poster}>
        <EventPoster url={event.imageUrl} isLazy={isLazy} />
        <DateLeaf date={event.date} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>{event.title}</h2>
        <Cluster as="p" className={styles.category}>
          <Badge tone="info">{eventCategoryLabel(event.category)}</Badge>
          {isActiveRegistration(own) && <OwnState own={own} />}
        </Cluster>
        <EventFacts event={event} />
        <p className={clampedClass}>{event.description}</p>
        <Button
          variant="secondary"
          isWide
          className={classNames(styles.open, cardTarget)}
          data-print="hidden"
          aria-label={`${openLabel}: ${event.title}`}
          onClick={() => onOpen(event)}
        >
          {openLabel}
        </Button>
      </div>
    </li>
  );
}

export function isActiveRegistration(own: OwnRegistration | undefined): own is OwnRegistration {
  return own !== undefined && own.status !== 'cancelled';
}

function OwnState({ own: { status, queuePlace } }: { own: OwnRegistration }) {
  if (status === 'attended') return <Badge tone="success">Anda hadir</Badge>;
  if (status === 'registered') return <Badge tone="success">Anda terdaftar</Badge>;
  return <Badge tone="warning">{`Anda menunggu, urutan ke-${queuePlace ?? 1}`}</Badge>;
}

/** The day as a calendar leaf. Decorative: the facts below contain the whole date. */
function DateLeaf({ date }: { date: string }) {
  const [day, month] = formatDate(date).split(' ');
  if (!month) return null;
  return (
    <p aria-hidden="true" className={styles.leaf} data-print="hidden">
      <span className={styles.day}>{day}</span>
      <span>{month.slice(0, 3)}</span>
    </p>
  );
}

const shapes = ['one', 'two', 'three'];

/** Three cards without content. The poster of the page's first event appears in the first one. */
export function EventCardShapes() {
  return shapes.map((shape, index) => (
    <li key={shape} className={classNames(cardClass({ isFlush: true }), styles.card)}>
      <div
        className={styles.waiting}
        {...(index === 0 && firstPicture('approved_events', 'image_url'))}
      />
      <div className={styles.body}>
        <Skeleton width="5rem" height="1.25rem" />
        <Skeleton height="1.5rem" />
        <Skeleton width="70%" />
        <Skeleton height="4.5rem" />
        <Skeleton height="2.75rem" />
      </div>
    </li>
  ));
}
