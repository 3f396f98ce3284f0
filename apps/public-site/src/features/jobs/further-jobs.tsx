import { type ApprovedJobFilter, approvedJobPageQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { QueryError, useArrival, WideCell } from '@portal/ui';
import { JobCard } from './job-card.tsx';
import { JobCardShapes } from './job-card-skeletons.tsx';

interface FurtherJobsProps {
  filter: ApprovedJobFilter;
  page: number;
  /** Stands at the top already. */
  exceptId: string | null;
  /** Just asked for: its first card takes the focus. */
  isArriving: boolean;
}

/** The cards of one further page, which fails and is tried again by itself. */
export function FurtherJobs({ filter, page, exceptId, isArriving }: FurtherJobsProps) {
  const query = useQuery(approvedJobPageQuery(filter, page));
  const { data, error } = query;
  const jobs = data?.items.filter(({ id }) => id !== exceptId);
  const [firstJob] = jobs ?? [];
  useArrival(isArriving && firstJob ? `job-${firstJob.id}` : '');

  if (jobs) return jobs.map((job) => <JobCard key={job.id} job={job} isLinked={false} />);
  if (!error) return <JobCardShapes />;
  return (
    <WideCell>
      <QueryError title="Gagal memuat lowongan" query={query} />
    </WideCell>
  );
}
