import { editedJobQuery } from '@portal/api/job-posting/admin';
import { useQuery } from '@portal/api/query';
import { LinkText, NamedFact } from '@portal/ui';
import { JobCard } from '@portal/views/job';
import type { DetailProps } from '../../list/detail/open-detail.tsx';
import { RowDetail } from '../../list/detail/row-detail.tsx';
import { jobStatusInfo, jobVisibility } from './job-status.ts';

export function JobDetail(props: DetailProps) {
  const query = useQuery(editedJobQuery(props.id));
  return (
    <RowDetail
      {...props}
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
          {query.data && <NamedFact label="Pengusul">{query.data.proposedBy}</NamedFact>}
        </>
      )}
      deletedName={({ title, companyName }) => `${title} di ${companyName}`}
    />
  );
}
