import { editedJobQuery, type JobFields } from '@portal/api/job-posting/admin';
import { useQuery } from '@portal/api/query';
import { formatDate, LinkText, NamedFact } from '@portal/ui';
import { JobCard } from '@portal/views/job';
import { CardContent } from '../../list/detail/card-content.tsx';
import { EditedFact } from '../../list/detail/edited-fact.tsx';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { RowDetail } from '../../list/detail/row-detail.tsx';
import { jobStatusInfo, jobVisibility } from './job-status.ts';

const JobFact = EditedFact<JobFields>;

export function JobDetail(props: DetailProps) {
  return (
    <RowDetail
      {...props}
      query={useQuery(editedJobQuery(props.id))}
      area="job"
      toRow={({ version, fields: { title, companyName, status } }) => ({
        id: props.id,
        version,
        name: title,
        status,
        steps: jobStatusInfo[status].steps,
        deletedName: `${title} di ${companyName}`,
      })}
    >
      {({ fields, review, asApproved, proposedBy }) => (
        <CardContent
          badge={jobStatusInfo[fields.status]}
          description={fields.description}
          review={review}
          visibility={jobVisibility(fields)}
          cardPage="Lowongan"
          card={<JobCard job={asApproved} isLinked={false} />}
        >
          <JobFact label="Perusahaan" field="companyName">
            {fields.companyName}
          </JobFact>
          <JobFact label="Lokasi" field="location">
            {fields.location}
          </JobFact>
          <JobFact label="Jenis" field="type">
            {fields.type}
          </JobFact>
          <JobFact label="Batas lamaran" field="deadline">
            {formatDate(fields.deadline)}
          </JobFact>
          <JobFact label="Tautan lamaran" field="applicationLink">
            {fields.applicationLink && <LinkText link={fields.applicationLink} />}
          </JobFact>
          <NamedFact label="Pengusul">{proposedBy}</NamedFact>
        </CardContent>
      )}
    </RowDetail>
  );
}
