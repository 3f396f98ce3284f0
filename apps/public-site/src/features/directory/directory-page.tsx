import {
  type AlumniProfile,
  alumniProfileQuery,
  type DirectoryViewer,
  workHistoryQuery,
} from '@portal/api/directory';
import { useQuery } from '@portal/api/query';
import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { useUrlDialog } from '@portal/federation';
import { Container, Dialog, EmptyState, QueryError, Stack } from '@portal/ui';
import { PageHead } from '@portal/views/page';
import { AlumniProfileView, ProfileSkeleton } from '@portal/views/profile';
import { CardSkeletons } from './card-skeletons.tsx';
import styles from './directory-page.module.css';
import { profileParameter, useDirectoryParams } from './directory-params.ts';
import { DirectoryResults } from './directory-results.tsx';
import { DirectorySearch } from './directory-search.tsx';

/** The alumni directory. Its URL keeps the search, the filters and the open profile. */
export default function DirectoryPage() {
  const params = useDirectoryParams();
  const profile = useUrlDialog(profileParameter);
  const viewer = useViewer();
  return (
    <>
      <PageHead
        text="Temukan kawan seangkatan, senior, dan rekan sebidang di antara alumni yang telah diverifikasi pengurus."
        description="Cari alumni Teknik Elektro terverifikasi menurut nama, angkatan, konsentrasi, jabatan, perusahaan, lokasi, dan sertifikasi."
        isIndexed={params.isPlain}
      />
      <Stack as={Container} gap={8} className={styles.page}>
        <DirectorySearch params={params} viewer={viewer} />
        {viewer === undefined ? (
          <CardSkeletons />
        ) : (
          <DirectoryResults params={params} viewer={viewer} onOpenProfile={profile.open} />
        )}
      </Stack>
      {profile.value !== null && viewer !== undefined && (
        <AlumniProfileDialog id={profile.value} viewer={viewer} onClose={profile.close} />
      )}
    </>
  );
}

/** The role that the directory's answers depend on; undefined while the session is loading. */
function useViewer(): DirectoryViewer | undefined {
  const session = useSession();
  return session.status === 'loading' ? undefined : roleOf(session);
}

interface AlumniProfileDialogProps {
  /** From the URL, so that there may be no listed alumnus with this id. */
  id: string;
  viewer: DirectoryViewer;
  onClose: () => void;
}

function AlumniProfileDialog({ id, viewer, onClose }: AlumniProfileDialogProps) {
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
