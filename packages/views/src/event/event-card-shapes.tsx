import { firstPicture } from '@portal/federation/first-paint';
import { cardClass, classNames, Skeleton } from '@portal/ui';
import cardStyles from './event-card.module.css';

const shapes = ['one', 'two', 'three'];

/** Three cards without content. The poster of the page's first event appears in the first one. */
export function EventCardShapes() {
  return shapes.map((shape, index) => (
    <li key={shape} className={classNames(cardClass({ isFlush: true }), cardStyles.card)}>
      <div
        className={cardStyles.waiting}
        {...(index === 0 && firstPicture('events', 'image_url'))}
      />
      <div className={cardStyles.body}>
        <Skeleton width="5rem" height="1.25rem" />
        <Skeleton height="1.5rem" />
        <Skeleton width="70%" />
        <Skeleton height="4.5rem" />
        <Skeleton height="2.75rem" />
      </div>
    </li>
  ));
}
