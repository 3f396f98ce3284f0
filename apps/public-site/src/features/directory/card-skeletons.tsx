import { directoryPageSize } from '@portal/api/directory';
import { cardClass, classNames, Skeleton, VisuallyHidden } from '@portal/ui';
import cardStyles from './alumni-card.module.css';
import styles from './directory-results.module.css';

export function CardSkeletons() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>Memuat direktori…</VisuallyHidden>
      </p>
      <ul className={styles.cards}>
        {Array.from({ length: directoryPageSize }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </ul>
    </>
  );
}

/** As tall as a card of three facts. */
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
