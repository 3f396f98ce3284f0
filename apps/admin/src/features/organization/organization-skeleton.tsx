import { cardClass, Skeleton, SkeletonGroup, Stack } from '@portal/ui';
import cardStyles from './admin-member-card.module.css';
import styles from './member-group.module.css';

const cards = Array.from({ length: 6 }, (_, index) => `kartu-${index}`);

export function OrganizationSkeleton() {
  return (
    <SkeletonGroup>
      <Stack>
        <Skeleton width="min(14rem, 100%)" height="1.75rem" />
        <div className={styles.cards}>
          {cards.map((card) => (
            <div key={card} className={cardClass()}>
              <div className={cardStyles.person}>
                <Skeleton width={64} height={64} isRound />
                <div className={cardStyles.facts}>
                  <Skeleton width="80%" height="1.25rem" />
                  <Skeleton width="60%" />
                </div>
              </div>
              <Skeleton height="5rem" />
            </div>
          ))}
        </div>
      </Stack>
    </SkeletonGroup>
  );
}
