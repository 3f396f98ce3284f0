import type { ApprovedEvent } from '@portal/api/event';
import { Badge, Button, cardClass, classNames, VisuallyHidden } from '@portal/ui';
import styles from './event-card.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventPoster } from './event-poster.tsx';
import { categoryLabel } from './event-words.ts';

type EventCardProps = {
  event: ApprovedEvent;
  /** The one that the address points at: it shines for a moment. */
  isLinked: boolean;
  isLazy: boolean;
  onOpen: (id: string) => void;
};

export function EventCard({ event, isLinked, isLazy, onOpen }: EventCardProps) {
  return (
    <li
      id={`event-${event.id}`}
      tabIndex={-1}
      className={classNames(cardClass({ isFlush: true }), styles.card, isLinked && styles.linked)}
    >
      <EventPoster url={event.imageUrl} isLazy={isLazy} />
      <div className={styles.words}>
        <h2 className={styles.title}>{event.title}</h2>
        <p className={styles.category}>
          <Badge tone="info">{categoryLabel(event.category)}</Badge>
        </p>
        <EventFacts event={event} />
        <p className={styles.description}>{event.description}</p>
        <Button variant="secondary" isWide className={styles.open} onClick={() => onOpen(event.id)}>
          Lihat Detail & Daftar
          <VisuallyHidden>: {event.title}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
