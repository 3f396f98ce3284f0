import { editedJobQuery } from '@portal/api/job-posting/admin';
import { useQuery } from '@portal/api/query';
import { JobCard } from '@portal/views/job';
import { CardContent } from '../../list/detail/card-content.tsx';
import { Facts } from '../../list/detail/facts.tsx';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { RowDetail } from '../../list/detail/row-detail.tsx';
import { secondLook } from '../../table/table-column.tsx';
import { jobFacts, jobFields } from './job-fields.ts';
import { jobStatusInfo, jobVisibility } from './job-status.ts';

export function JobDetail({ id }: DetailProps) {
  return (
    <RowDetail
      query={useQuery(editedJobQuery(id))}
      area="job"
      toRow={({ version, fields: { title, companyName, status } }) => ({
        version,
        name: title,
        status,
        steps: jobStatusInfo[status].steps,
        deletedName: `${title} di ${companyName}`,
      })}
    >
      {({ fields, review, asApproved, proposedBy }) => (
        <CardContent
          badge={secondLook({ ...fields, ...review }) ?? jobStatusInfo[fields.status]}
          description={fields.description}
          review={review}
          status={fields.status}
          visibility={jobVisibility(fields)}
          cardPage="Lowongan"
          card={<JobCard job={asApproved} isLinked={false} />}
        >
          <Facts of={jobFields} row={{ ...fields, proposedBy }} names={jobFacts} />
        </CardContent>
      )}
    </RowDetail>
  );
}
