import { CardGrid, cardClass, classNames, Skeleton, SkeletonGroup } from '@portal/ui';
import { useEffect } from 'react';
import cardStyles from './event-card.module.css';

const shapes = ['one', 'two', 'three'];

/** The first card shows its poster already where the boot script of the page's HTML knows it. */
export function EventCardSkeletons() {
  useEffect(() => forgetFirstPicture, []);
  return (
    <SkeletonGroup label="Memuat kegiatan…">
      <div data-first-picture="" className={cardStyles.firstPicture}>
        <CardGrid columns={3} isHidden>
          <EventCardShapes />
        </CardGrid>
      </div>
    </SkeletonGroup>
  );
}

/** A list that is loaded later begins with another event. */
function forgetFirstPicture() {
  document.documentElement.style.removeProperty('--first-picture');
}

/** Three cards that are on their way, for a list that stands already. */
export function EventCardShapes() {
  return shapes.map((shape) => (
    <li key={shape} className={classNames(cardClass({ isFlush: true }), cardStyles.card)}>
      <div className={cardStyles.waiting} />
      <div className={cardStyles.words}>
        <Skeleton width="5rem" height="1.25rem" />
        <Skeleton height="1.5rem" />
        <Skeleton width="70%" />
        <Skeleton height="4.5rem" />
        <Skeleton height="2.75rem" />
      </div>
    </li>
  ));
}
