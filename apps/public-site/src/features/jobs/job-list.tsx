import { pageSize } from '@portal/api';
import { type ApprovedJob, jobPostingKeys } from '@portal/api/job-posting';
import { useQueryClient } from '@portal/api/query';
import {
  Button,
  EmptyState,
  type FailedQuery,
  PagedCards,
  QueryError,
  StructuredData,
} from '@portal/ui';
import { FurtherJobs } from './further-jobs.tsx';
import type { JobAddress } from './job-address.ts';
import { JobCard } from './job-card.tsx';
import { JobCardSkeletons } from './job-card-skeletons.tsx';
import { toStructuredJob } from './job-structured-data.ts';

interface JobListProps {
  firstPage: FailedQuery & {
    data: { items: ApprovedJob[]; total: number } | undefined;
    isPlaceholderData: boolean;
  };
  /** The job that a link points at: it is shown whether or not filter and first page hold it. */
  linked: ApprovedJob | null;
  isWaitingForLinked: boolean;
  address: JobAddress;
}

/** The cards: the first page, further ones on demand. */
export function JobList({ firstPage, linked, isWaitingForLinked, address }: JobListProps) {
  const { data } = firstPage;

  if (!data && firstPage.error) return <FailedList firstPage={firstPage} />;
  if (!data || isWaitingForLinked) return <JobCardSkeletons />;

  const isLinkedApart = linked !== null && !data.items.some(({ id }) => id === linked.id);
  const first = isLinkedApart ? [linked, ...data.items] : data.items;
  return (
    <>
      {first.length === 0 && <NoJobs address={address} />}
      <StructuredData items={first.map(toStructuredJob)} />
      <PagedCards
        total={data.total}
        pageSize={pageSize}
        pages={address.pages}
        noun="lowongan"
        columns={2}
        isStale={firstPage.isPlaceholderData}
        onShowPages={address.showPages}
        furtherPage={(page, isArriving) => (
          <FurtherJobs
            key={page}
            filter={address.filter}
            exceptId={isLinkedApart ? linked.id : null}
            {...{ page, isArriving }}
          />
        )}
      >
        {first.map((job) => (
          <JobCard key={job.id} job={job} isLinked={job.id === linked?.id} />
        ))}
      </PagedCards>
    </>
  );
}

function FailedList({ firstPage }: { firstPage: FailedQuery }) {
  const cache = useQueryClient();
  // The options of the filters have most likely failed as well.
  const refetch = () =>
    cache.refetchQueries({ queryKey: jobPostingKeys.approved(), type: 'active' });
  return <QueryError title="Gagal memuat lowongan" query={{ ...firstPage, refetch }} />;
}

function NoJobs({ address: { filter, clear } }: { address: JobAddress }) {
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
