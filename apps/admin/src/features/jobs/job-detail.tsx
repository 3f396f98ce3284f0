import {
  editedJobQuery,
  type JobSort,
  type JobStatus,
  type ListedJob,
} from '@portal/api/job-posting/admin';
import { useQuery } from '@portal/api/query';
import { LinkText, NamedFact } from '@portal/ui';
import { JobCard } from '@portal/views/job';
import { RowDetail } from '../../list/detail/row-detail.tsx';
import type { DetailProps } from '../../list/list-page.tsx';
import { jobStatusInfo, jobVisibility } from './job-status.ts';

export function JobDetail(props: DetailProps<ListedJob, JobStatus, JobSort>) {
  const query = useQuery(editedJobQuery(props.id));
  const listed = props.page?.rows.find(({ id }) => id === props.id);
  return (
    <RowDetail
      {...props}
      noun="Lowongan"
      query={query}
      info={jobStatusInfo}
      visibility={({ status }) => jobVisibility[status]}
      cardPage="Lowongan"
      card={query.data && <JobCard job={query.data.asApproved} isLinked={false} />}
      facts={({ companyName, location, type, applicationLink }) => (
        <>
          <NamedFact label="Perusahaan">{companyName}</NamedFact>
          <NamedFact label="Lokasi">{location}</NamedFact>
          <NamedFact label="Jenis">{type}</NamedFact>
          <NamedFact label="Tautan lamaran">
            {applicationLink && <LinkText link={applicationLink} />}
          </NamedFact>
          {listed && <NamedFact label="Pengusul">{listed.proposedBy}</NamedFact>}
        </>
      )}
      deletedName={({ title, companyName }) => `${title} di ${companyName}`}
    />
  );
}
