import type { DirectoryViewer } from '@portal/api/directory';
import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { useRoute, useUrlDialog } from '@portal/federation';
import { Container, PageBanner, PageMeta } from '@portal/ui';
import { AlumniProfileDialog } from './alumni-profile-dialog.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import styles from './directory-page.module.css';
import { profileParameter, useDirectoryParams } from './directory-params.ts';
import { DirectoryResults } from './directory-results.tsx';
import { DirectorySearch } from './directory-search.tsx';

/** The alumni directory. Its URL keeps the search, the filters and the open profile. */
export default function DirectoryPage() {
  const { title, path } = useRoute();
  const params = useDirectoryParams();
  const profile = useUrlDialog(profileParameter);
  const viewer = useViewer();
  return (
    <>
      <PageMeta
        title={title}
        description="Cari alumni Teknik Elektro terverifikasi menurut nama, angkatan, konsentrasi, jabatan, perusahaan, lokasi, dan sertifikasi."
        path={path}
        isIndexed={params.isPlain}
      />
      <PageBanner
        title={title}
        text="Temukan kawan seangkatan, senior, dan rekan sebidang di antara alumni yang telah diverifikasi pengurus."
      />
      <Container className={styles.page}>
        <DirectorySearch params={params} viewer={viewer} />
        {viewer === undefined ? (
          <CardSkeletons />
        ) : (
          <DirectoryResults params={params} viewer={viewer} onOpenProfile={profile.open} />
        )}
      </Container>
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
