import { cached } from '@portal/api';
import {
  type ApprovedJob,
  approvedJobPageQuery,
  approvedJobQuery,
  isJobType,
  type JobType,
} from '@portal/api/job-posting';
import { keepPreviousData, useQuery } from '@portal/api/query';
import { useSession } from '@portal/auth/session';
import { Link } from '@portal/federation/router';
import {
  Button,
  buttonClass,
  Cluster,
  Container,
  EmptyState,
  MissingLinkNotice,
  useArrival,
} from '@portal/ui';
import { JobCard, JobCardShapes } from '@portal/views/job';
import { ApprovedList } from '@portal/views/list';
import { PageHead } from '@portal/views/page';
import { Settings2 } from 'lucide-react';
import { JobFilters } from './job-filters.tsx';
import { type JobParams, useJobParams } from './job-params.ts';
import styles from './jobs-page.module.css';

const description =
  'Lowongan kerja dari jejaring alumni dan mitra, telah ditinjau pengurus: cari menurut kata kunci, lokasi, dan jenis pekerjaan.';

/** All approved jobs, newest first. */
export default function JobsPage() {
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
      <PageHead
        text="Peluang yang dibagikan oleh alumni dan mitra, telah ditinjau pengurus."
        description={description}
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
        <ApprovedList
          noun="lowongan"
          columns={2}
          idPrefix="job-"
          firstPage={firstPage}
          pageQuery={(page) => approvedJobPageQuery(params.filter, page)}
          allKey={cached.approvedJobs}
          linked={linked.data}
          isWaitingForLinked={linked.isLoading}
          shapes={<JobCardShapes />}
          empty={<NoJobs params={params} />}
          toStructured={toStructuredJob}
          card={(job, { isLinked }) => <JobCard key={job.id} {...{ job, isLinked }} />}
        />
      </Container>
      {session.status === 'admin' && <AdminSection />}
    </>
  );
}

function NoJobs({ params: { filter, clear } }: { params: JobParams }) {
  const isFiltered = filter.search !== '' || filter.location !== null || filter.type !== null;
  return (
    <EmptyState
      drawing="search"
      title="Tidak Ada Lowongan Ditemukan"
      text={
        isFiltered
          ? 'Coba kata kunci yang lebih umum, atau lepaskan lokasi dan jenis pekerjaan.'
          : 'Lowongan baru tampil di sini setelah ditinjau pengurus.'
      }
      action={
        isFiltered && (
          <Button variant="secondary" onClick={clear}>
            Bersihkan filter
          </Button>
        )
      }
    />
  );
}

function AdminSection() {
  return (
    <section className={styles.section} data-print="hidden" aria-labelledby="kelola-lowongan">
      <Cluster as={Container} gap={6} align="center" justify="space-between">
        <div>
          <h2 id="kelola-lowongan">Kelola Lowongan</h2>
          <p className={styles.text}>
            Tinjau lowongan yang menunggu persetujuan, ubah, atau tutup yang telah terisi.
          </p>
        </div>
        <Link to="/admin/manage-jobs" className={buttonClass()}>
          <Settings2 aria-hidden="true" />
          Buka Kelola Lowongan
        </Link>
      </Cluster>
    </section>
  );
}

const employmentTypes: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Freelance: 'CONTRACTOR',
};

/** A job as a schema.org object. */
function toStructuredJob(job: ApprovedJob): Record<string, unknown> {
  const { origin } = window.location;
  const { id, title, companyName, location, description, type, postedAt, deadline, logoUrl } = job;
  return {
    '@type': 'JobPosting',
    title,
    description,
    url: `${origin}/lowongan#job-${id}`,
    identifier: id,
    ...(postedAt && { datePosted: postedAt }),
    ...(deadline && { validThrough: `${deadline}T23:59:59+07:00` }),
    ...(isJobType(type) && { employmentType: employmentTypes[type] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: companyName,
      ...(logoUrl && URL.canParse(logoUrl, origin) && { logo: new URL(logoUrl, origin).href }),
    },
    ...(location && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'ID' },
      },
    }),
  };
}
