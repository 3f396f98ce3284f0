import { pageSize } from '@portal/api';
import {
  type ApprovedJob,
  type ApprovedJobFilter,
  approvedJobPageQuery,
  jobPostingKeys,
} from '@portal/api/job-posting';
import { useQuery, useQueryClient } from '@portal/api/query';
import { useGrowingList } from '@portal/federation';
import {
  Button,
  EmptyState,
  type FailedQuery,
  GrowingList,
  GrowingListPage,
  QueryError,
  StructuredData,
} from '@portal/ui';
import { JobCard, JobCardShapes, JobCardSkeletons } from '@portal/views/job';
import type { JobParams } from './job-params.ts';
import { toStructuredJob } from './job-structured-data.ts';

interface JobListProps {
  firstPage: FailedQuery & {
    data: { items: ApprovedJob[]; total: number } | undefined;
    isPlaceholderData: boolean;
  };
  /** The job that a link points at. It is shown even if the filter or the first page does not include it. */
  linked: ApprovedJob | null;
  isWaitingForLinked: boolean;
  params: JobParams;
}

export function JobList({ firstPage, linked, isWaitingForLinked, params }: JobListProps) {
  const { data } = firstPage;
  const list = useGrowingList(data?.total ?? 0, pageSize);

  if (!data && firstPage.error) return <FailedList firstPage={firstPage} />;
  if (!data || isWaitingForLinked) return <JobCardSkeletons />;

  const isLinkedApart = linked !== null && !data.items.some(({ id }) => id === linked.id);
  const first = isLinkedApart ? [linked, ...data.items] : data.items;
  return (
    <>
      {first.length === 0 && <NoJobs params={params} />}
      <StructuredData items={first.map(toStructuredJob)} />
      <GrowingList
        list={list}
        noun="lowongan"
        columns={2}
        isStale={firstPage.isPlaceholderData}
        furtherPage={(page) => (
          <FurtherJobs
            page={page}
            isNew={page === list.newPage}
            filter={params.filter}
            exceptId={isLinkedApart ? linked.id : null}
          />
        )}
      >
        {first.map((job) => (
          <JobCard key={job.id} job={job} isLinked={job.id === linked?.id} />
        ))}
      </GrowingList>
    </>
  );
}

interface FurtherJobsProps {
  filter: ApprovedJobFilter;
  page: number;
  isNew: boolean;
  /** The job that already stands at the top of the list. */
  exceptId: string | null;
}

function FurtherJobs({ filter, page, isNew, exceptId }: FurtherJobsProps) {
  const query = useQuery(approvedJobPageQuery(filter, page));
  return (
    <GrowingListPage
      query={query}
      items={query.data?.items.filter(({ id }) => id !== exceptId)}
      isNew={isNew}
      idPrefix="job-"
      errorTitle="Gagal memuat lowongan"
      skeletons={<JobCardShapes />}
    >
      {(job) => <JobCard key={job.id} job={job} isLinked={false} />}
    </GrowingListPage>
  );
}

function FailedList({ firstPage }: { firstPage: FailedQuery }) {
  const cache = useQueryClient();
  // The options of the filters have most likely failed as well.
  const refetch = () =>
    cache.refetchQueries({ queryKey: jobPostingKeys.approved(), type: 'active' });
  return <QueryError title="Gagal memuat lowongan" query={{ ...firstPage, refetch }} />;
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
            Hapus semua filter
          </Button>
        )
      }
    />
  );
}
