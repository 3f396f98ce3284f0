import type { AlumniProfile, PublicJob } from '@portal/api/directory';
import { type FailedQuery, Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './alumni-profile-view.module.css';
import { ProfileContent } from './profile-content.tsx';
import { WorkHistory } from './work-history.tsx';

interface AlumniProfileViewProps {
  profile: AlumniProfile;
  jobs: FailedQuery & { data: readonly PublicJob[] | undefined };
}

/** A profile as the directory shows it to the viewer for whom it was read. */
export function AlumniProfileView({ profile, jobs }: AlumniProfileViewProps) {
  return (
    <div className={styles.profile}>
      <ProfileContent profile={profile} />
      <WorkHistory jobs={jobs} />
    </div>
  );
}

export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Memuat profil…" className={styles.profile}>
      <Skeleton width={96} height={96} isRound />
      <Skeleton height="4rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </SkeletonGroup>
  );
}
