import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { Link } from '@portal/federation/router';
import { Container, Notice, PageBanner, PageMeta, SearchField } from '@portal/ui';
import { useThesisAddress } from './thesis-address.ts';
import styles from './thesis-page.module.css';
import { ThesisResults } from './thesis-results.tsx';
import { ThesisSkeleton } from './thesis-skeleton.tsx';

/** The thesis bank: search, table and pages (specification 1, section 2; decision 25). */
export default function ThesisPage() {
  const address = useThesisAddress();
  const session = useSession();
  return (
    <>
      <PageMeta
        title="Judul Skripsi"
        description="Bank judul skripsi, tesis, dan disertasi alumni Teknik Elektro yang dapat dicari."
        path="/alumni/thesis"
        isIndexed={address.isPlain}
      />
      <PageBanner
        title="Bank Judul Skripsi"
        text="Judul skripsi, tesis, dan disertasi alumni terverifikasi, dari S1 sampai S3."
      />
      <Container className={styles.page}>
        <Notice tone="info" title="Untuk koordinasi khusus">
          <p>
            Judul dan nama ditampilkan untuk keperluan koordinasi khusus. Informasi lebih lanjut
            harus diminta kepada <Link to="/kontak">pengurus ikatan alumni</Link>.
          </p>
        </Notice>
        <search>
          <SearchField
            label="Cari judul atau nama"
            placeholder="mis. PLTS, trafo, IoT"
            autoComplete="off"
            maxLength={100}
            value={address.search}
            onSearch={address.find}
            className={styles.search}
          />
        </search>
        {session.status === 'loading' ? (
          <ThesisSkeleton />
        ) : (
          <ThesisResults address={address} viewer={roleOf(session)} />
        )}
      </Container>
    </>
  );
}
