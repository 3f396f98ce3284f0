import { alumniProfileQuery, type DirectoryViewer } from '@portal/api/directory';
import { useQuery } from '@portal/api/query';
import { Dialog, EmptyState, QueryError, Skeleton, SkeletonGroup } from '@portal/ui';
import styles from './alumni-profile-dialog.module.css';
import { ProfileContent } from './profile-content.tsx';
import { WorkHistory } from './work-history.tsx';

interface AlumniProfileDialogProps {
  /** From the URL: no listed alumnus may have it. */
  id: string;
  viewer: DirectoryViewer;
  onClose: () => void;
}

export function AlumniProfileDialog({ id, viewer, onClose }: AlumniProfileDialogProps) {
  const profile = useQuery(alumniProfileQuery(viewer, id));
  return (
    <Dialog title={profile.data?.displayName ?? 'Profil Alumni'} onClose={onClose}>
      {profile.isPending && <ProfileSkeleton />}
      {profile.error && !profile.data && (
        <QueryError isAnnounced title="Profil belum dapat dimuat" query={profile} />
      )}
      {profile.data === null && (
        <EmptyState
          drawing="search"
          title="Profil tidak ditemukan"
          text="Alumni ini tidak ada atau tidak lagi ditampilkan di direktori."
        />
      )}
      {profile.data && (
        <div className={styles.profile}>
          <ProfileContent profile={profile.data} />
          <WorkHistory alumniId={id} />
        </div>
      )}
    </Dialog>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Memuat profil…" className={styles.profile}>
      <Skeleton width={96} height={96} isRound />
      <Skeleton height="4rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </SkeletonGroup>
  );
}
