import { editedJobQuery, type JobFields } from '@portal/api/job-posting/admin';
import { useQuery } from '@portal/api/query';
import { formatDate, LinkText, NamedFact } from '@portal/ui';
import { JobCard } from '@portal/views/job';
import { EditedFact } from '../../list/detail/edited-fact.tsx';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { RowDetail } from '../../list/detail/row-detail.tsx';
import { jobStatusInfo, jobVisibility } from './job-status.ts';

const JobFact = EditedFact<JobFields>;

export function JobDetail(props: DetailProps) {
  const query = useQuery(editedJobQuery(props.id));
  return (
    <RowDetail
      {...props}
      query={query}
      area="job"
      info={jobStatusInfo}
      visibility={jobVisibility}
      cardPage="Lowongan"
      card={query.data && <JobCard job={query.data.asApproved} isLinked={false} />}
      facts={({ companyName, location, type, deadline, applicationLink }) => (
        <>
          <JobFact label="Perusahaan" field="companyName">
            {companyName}
          </JobFact>
          <JobFact label="Lokasi" field="location">
            {location}
          </JobFact>
          <JobFact label="Jenis" field="type">
            {type}
          </JobFact>
          <JobFact label="Batas lamaran" field="deadline">
            {formatDate(deadline)}
          </JobFact>
          <JobFact label="Tautan lamaran" field="applicationLink">
            {applicationLink && <LinkText link={applicationLink} />}
          </JobFact>
          {query.data && <NamedFact label="Pengusul">{query.data.proposedBy}</NamedFact>}
        </>
      )}
      deletedName={({ title, companyName }) => `${title} di ${companyName}`}
    />
  );
}
