import { useRoute } from '@portal/federation';
import { Link } from '@portal/federation/router';
import { buttonClass, Container, EmptyState, PageBanner, PageMeta } from '@portal/ui';
import styles from './my-content-page.module.css';

/** A placeholder: the user's own jobs are listed beside the form that proposes them. */
export default function MyContentPage() {
  const { title, path } = useRoute();
  return (
    <>
      <PageMeta
        title={title}
        description="Konten yang dapat Anda kelola di portal alumni."
        path={path}
        isIndexed={false}
      />
      <PageBanner title={title} text="Konten yang dapat Anda kelola di portal alumni." />
      <Container width="text" className={styles.content}>
        <EmptyState
          title="Belum ada jenis konten lain yang dapat dikelola"
          text="Lowongan yang Anda ajukan beserta statusnya ada di halaman Pasang Lowongan; data diri Anda ada di Profil & Pengaturan."
          action={
            <>
              <Link to="/alumni/post-job" className={buttonClass()}>
                Lihat Lowongan Anda
              </Link>
              <Link to="/profile-settings" className={buttonClass({ variant: 'secondary' })}>
                Profil & Pengaturan
              </Link>
            </>
          }
        />
      </Container>
    </>
  );
}
