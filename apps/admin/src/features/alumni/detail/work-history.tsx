import { useQuery } from '@portal/api/query';
import { type WorkEntry, workHistoryQuery } from '@portal/api/work-history';
import { FactSection, formatMonthYear, QueryError, SkeletonGroup } from '@portal/ui';
import { DetailItem, DetailItems } from './detail-items.tsx';

const title = 'Riwayat Pekerjaan';
const errorTitle = 'Gagal memuat riwayat pekerjaan';

/** A separate request: when it fails, the rest of the detail stays. */
export function WorkHistory({ alumniId }: { alumniId: string }) {
  const jobs = useQuery({ ...workHistoryQuery(alumniId), meta: { errorTitle } });
  if (jobs.data) {
    const items = jobs.data.map(({ entry }) => entry);
    return <DetailItems title={title} items={items} render={(job) => <Job job={job} />} />;
  }
  return (
    <FactSection title={title}>
      {jobs.isPending ? (
        <SkeletonGroup shapes={['5rem']} />
      ) : (
        <QueryError isAnnounced title={errorTitle} query={jobs} />
      )}
    </FactSection>
  );
}

function Job({ job }: { job: WorkEntry }) {
  const { position, companyName, type, startMonth, endMonth, description } = job;
  const end = endMonth ? formatMonthYear(`${endMonth}-01`) : 'Sekarang';
  return (
    <DetailItem
      title={position}
      notes={[
        companyName,
        type === 'usaha' ? 'Usaha' : 'Pekerjaan',
        `${formatMonthYear(`${startMonth}-01`)} – ${end}`,
      ]}
      text={description}
    />
  );
}
