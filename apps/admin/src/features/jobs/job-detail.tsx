import {
  editedJobQuery,
  type JobSort,
  type JobStatus,
  type ListedJob,
} from '@portal/api/job-posting/admin';
import { useQuery } from '@portal/api/query';
import { Badge, LinkText, NamedFact } from '@portal/ui';
import { DecisionButtons } from '../../table/decision-buttons.tsx';
import type { DetailProps } from '../../table/list-page.tsx';
import { RowDetail } from '../../table/row-detail.tsx';
import { jobStatusInfo, jobVisibility } from './job-status.ts';

export function JobDetail(props: DetailProps<ListedJob, JobStatus, JobSort>) {
  const { id, page, lock, onDecide, onEdit, onRemove, onClose } = props;
  const listed = page?.rows.find((row) => row.id === id);
  return (
    <RowDetail
      noun="Lowongan"
      query={useQuery(editedJobQuery(id))}
      status={({ status }) => (
        <>
          <Badge tone={jobStatusInfo[status].tone}>{jobStatusInfo[status].label}</Badge>
          {jobVisibility[status]}
        </>
      )}
      pictureUrl={({ logoUrl }) => logoUrl}
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
      decisions={({ title, status: former }) => (
        <DecisionButtons
          isFull
          id={id}
          name={title}
          info={jobStatusInfo}
          steps={jobStatusInfo[former].steps}
          lock={lock}
          onStep={(status) => onDecide({ id, former, status }, title)}
        />
      )}
      onEdit={() => onEdit(id)}
      onRemove={({ title, companyName }) => onRemove({ id, name: `${title} di ${companyName}` })}
      onClose={onClose}
    />
  );
}
