import { cardClass, classNames, Skeleton } from '@portal/ui';
import cardStyles from './job-card.module.css';

const shapes = ['one', 'two', 'three', 'four'];

/** Four cards without content. */
export function JobCardShapes() {
  return shapes.map((shape) => (
    <li key={shape} className={classNames(cardClass(), cardStyles.card)}>
      <div className={cardStyles.head}>
        <Skeleton width={56} height={56} />
        <Skeleton width="60%" height="1.5rem" />
      </div>
      <Skeleton width="70%" />
      <Skeleton height="6rem" />
      <Skeleton height="2.75rem" />
    </li>
  ));
}
