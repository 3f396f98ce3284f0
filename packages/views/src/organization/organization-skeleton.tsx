import { cardClass, classNames, Skeleton, SkeletonGroup } from '@portal/ui';
import memberStyles from './member-card.module.css';
import styles from './organization-skeleton.module.css';
import tabStyles from './organization-tabs.module.css';

const tabs = Array.from({ length: 8 }, (_, index) => `tab-${index}`);
const cards = Array.from({ length: 4 }, (_, index) => `kartu-${index}`);

export function OrganizationSkeleton() {
  return (
    <SkeletonGroup className={styles.columns}>
      <div className={styles.tabs}>
        {tabs.map((tab) => (
          <Skeleton key={tab} height="1.25rem" width="12rem" />
        ))}
      </div>
      <div className={tabStyles.members}>
        {cards.map((card) => (
          <div key={card} className={classNames(cardClass({ isFlush: true }), memberStyles.card)}>
            <Skeleton width={64} height={64} isRound />
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="60%" />
            <Skeleton height="3rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
