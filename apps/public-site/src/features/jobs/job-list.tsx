import { PAGE_SIZE } from '@portal/api';
import { type ApprovedJob, jobPostingKeys } from '@portal/api/job-posting';
import { useQueryClient } from '@portal/api/query';
import {
  Button,
  classNames,
  EmptyState,
  ErrorPanel,
  failureText,
  ShowMore,
  StructuredData,
} from '@portal/ui';
import { useState } from 'react';
import { FurtherJobs } from './further-jobs.tsx';
import type { JobAddress } from './job-address.ts';
import { JobCard } from './job-card.tsx';
import { JobCardSkeletons } from './job-card-skeletons.tsx';
import styles from './job-list.module.css';
import { toStructuredJob } from './job-structured-data.ts';

type JobListProps = {
  firstPage: {
    data: { items: ApprovedJob[]; total: number } | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
  };
  /** The job that a link points at: it is shown whether or not filter and first page hold it. */
  linked: ApprovedJob | null;
  isWaitingForLinked: boolean;
  address: JobAddress;
};

/** The cards: the first page, further ones on demand. */
export function JobList({ firstPage, linked, isWaitingForLinked, address }: JobListProps) {
  const [arrivingPage, setArrivingPage] = useState(0);
  const { data, isPlaceholderData } = firstPage;

  if (!data && firstPage.error) return <FailedList {...firstPage} />;
  if (!data || isWaitingForLinked) return <JobCardSkeletons />;

  const isLinkedApart = linked !== null && !data.items.some(({ id }) => id === linked.id);
  const first = isLinkedApart ? [linked, ...data.items] : data.items;
  const lastPage = Math.max(1, Math.min(address.pages, Math.ceil(data.total / PAGE_SIZE)));
  const showNextPage = () => {
    setArrivingPage(lastPage + 1);
    address.showPages(lastPage + 1);
  };
  return (
    <>
      {first.length === 0 && <NoJobs address={address} />}
      <StructuredData items={first.map(toStructuredJob)} />
      <ul className={classNames(styles.cards, isPlaceholderData && styles.stale)}>
        {first.map((job) => (
          <JobCard key={job.id} job={job} isLinked={job.id === linked?.id} />
        ))}
        {Array.from({ length: lastPage - 1 }, (_, index) => index + 2).map((page) => (
          <FurtherJobs
            key={page}
            filter={address.filter}
            page={page}
            exceptId={isLinkedApart ? linked.id : null}
            isArriving={page === arrivingPage}
          />
        ))}
      </ul>
      <ShowMore
        shown={Math.min(data.total, lastPage * PAGE_SIZE)}
        total={data.total}
        noun="lowongan"
        onShowMore={showNextPage}
      />
    </>
  );
}

function FailedList({ error, isFetching }: { error: Error | null; isFetching: boolean }) {
  const cache = useQueryClient();
  return (
    <ErrorPanel
      title="Gagal memuat lowongan"
      text={failureText(error)}
      isRetrying={isFetching}
      // The options of the filters have most likely failed as well.
      onRetry={() => cache.refetchQueries({ queryKey: jobPostingKeys.approved(), type: 'active' })}
    />
  );
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
