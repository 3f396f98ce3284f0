import { directoryPageSize } from '@portal/api/directory';
import { CardGrid, cardClass, classNames, Skeleton, SkeletonGroup } from '@portal/ui';
import cardStyles from './alumni-card.module.css';

export function CardSkeletons() {
  return (
    <SkeletonGroup label="Memuat direktori…">
      <CardGrid columns={4}>
        {Array.from({ length: directoryPageSize }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}

/** As tall as a card with three facts. */
export function SkeletonCard() {
  return (
    <li aria-hidden="true" className={classNames(cardClass(), cardStyles.card)}>
      <div className={cardStyles.head}>
        <Skeleton width={72} height={72} isRound />
      </div>
      <Skeleton width="70%" height="1.5rem" />
      <Skeleton width="45%" height="1.25rem" />
      <Skeleton height="5.5rem" />
      <Skeleton height="2.75rem" />
    </li>
  );
}
