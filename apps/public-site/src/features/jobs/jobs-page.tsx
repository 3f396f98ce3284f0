import { approvedJobPageQuery, approvedJobQuery } from '@portal/api/job-posting';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { useSession } from '@portal/auth/session';
import { useRoute } from '@portal/federation';
import { Container, MissingLinkNotice, PageBanner, PageMeta, useArrival } from '@portal/ui';
import { AdminSection } from './admin-section.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobList } from './job-list.tsx';
import { useJobParams } from './job-params.ts';
import styles from './jobs-page.module.css';

const description =
  'Lowongan kerja dari jejaring alumni dan mitra, telah ditinjau pengurus: cari menurut kata kunci, lokasi, dan jenis pekerjaan.';

/** All approved jobs, newest first. */
export default function JobsPage() {
  const { title, path } = useRoute();
  const params = useJobParams();
  const session = useSession();
  const firstPage = useQuery({
    ...approvedJobPageQuery(params.filter, 1),
    placeholderData: keepPreviousData,
  });
  const linked = useQuery({
    ...approvedJobQuery(params.linkedId),
    enabled: params.linkedId !== '',
    // Its card may be on the screen already.
    placeholderData: () => firstPage.data?.items.find(({ id }) => id === params.linkedId),
  });
  const isArriving = linked.data && !firstPage.isPending;
  useArrival(isArriving ? `job-${params.linkedId}` : '');

  return (
    <>
      <PageMeta title={title} path={path} description={description} />
      <PageBanner
        title={title}
        text="Peluang yang dibagikan oleh alumni dan mitra, telah ditinjau pengurus."
      />
      <Container className={styles.content}>
        <JobFilters params={params} isListed={firstPage.data !== undefined} />
        {firstPage.data && (
          <MissingLinkNotice
            query={linked}
            errorTitle="Gagal memuat lowongan"
            title="Lowongan ini sudah ditutup atau tidak ditemukan"
            text="Tautan yang Anda buka menunjuk lowongan yang tidak lagi tayang. Lihat lowongan lainnya."
          />
        )}
        <JobList
          firstPage={firstPage}
          linked={linked.data ?? null}
          isWaitingForLinked={linked.isLoading}
          params={params}
        />
      </Container>
      {session.status === 'admin' && <AdminSection />}
    </>
  );
}
