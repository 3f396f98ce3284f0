import { roleOf } from '@portal/auth';
import { useSession } from '@portal/auth/session';
import { ofAddress } from '@portal/federation/first-paint';
import { Link } from '@portal/federation/router';
import { Container, Notice, SearchField, Stack } from '@portal/ui';
import { PageHead } from '@portal/views/page';
import styles from './thesis-page.module.css';
import { useThesisParams } from './thesis-params.ts';
import { ThesisResults, ThesisSkeleton } from './thesis-results.tsx';

/** The thesis bank: search, table and pages. */
export default function ThesisPage() {
  const params = useThesisParams();
  const session = useSession();
  return (
    <>
      <PageHead
        heading="Bank Judul Skripsi"
        text="Judul skripsi, tesis, dan disertasi alumni terverifikasi, dari S1 sampai S3."
        description="Bank judul skripsi, tesis, dan disertasi alumni Teknik Elektro yang dapat dicari."
        isIndexed={params.isPlain}
      />
      <Stack as={Container} gap={8} className={styles.page}>
        <Notice tone="info" title="Untuk koordinasi khusus">
          <p>
            Judul dan nama ditampilkan untuk keperluan koordinasi khusus. Informasi lebih lanjut
            harus diminta kepada <Link to="/kontak">pengurus ikatan alumni</Link>.
          </p>
        </Notice>
        <search {...ofAddress} data-print="hidden">
          <SearchField
            label="Cari judul atau nama"
            placeholder="mis. PLTS, trafo, IoT"
            autoComplete="off"
            value={params.search}
            onSearch={params.find}
            className={styles.search}
          />
        </search>
        {session.status === 'loading' ? (
          <ThesisSkeleton />
        ) : (
          <ThesisResults params={params} viewer={roleOf(session)} />
        )}
      </Stack>
    </>
  );
}
