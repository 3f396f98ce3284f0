import {
  type AlumniProfile,
  alumniProfileQuery,
  type DirectoryViewer,
  workHistoryQuery,
} from '@portal/api/directory';
import { useQuery } from '@portal/api/query';
import { Dialog, EmptyState, QueryError } from '@portal/ui';
import { AlumniProfileView, ProfileSkeleton } from '@portal/views/profile';

interface AlumniProfileDialogProps {
  /** From the URL, so that there may be no listed alumnus with this id. */
  id: string;
  viewer: DirectoryViewer;
  onClose: () => void;
}

export function AlumniProfileDialog({ id, viewer, onClose }: AlumniProfileDialogProps) {
  const profile = useQuery(alumniProfileQuery(viewer, id));
  return (
    <Dialog isTall title={profile.data?.displayName ?? 'Profil Alumni'} onClose={onClose}>
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
      {profile.data && <FoundProfile profile={profile.data} />}
    </Dialog>
  );
}

function FoundProfile({ profile }: { profile: AlumniProfile }) {
  const jobs = useQuery(workHistoryQuery(profile.id));
  return <AlumniProfileView profile={profile} jobs={jobs} />;
}
