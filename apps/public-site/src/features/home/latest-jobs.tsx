import { type JobPostingTeaser, latestJobPostingsQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { Fact } from '@portal/ui';
import { Building2, MapPin } from 'lucide-react';
import { LatestBlock } from './latest-block.tsx';
import { TeaserCard } from './teaser-card.tsx';

export function LatestJobs() {
  return (
    <LatestBlock<JobPostingTeaser>
      id="lowongan-terbaru"
      title="Lowongan Kerja Terbaru"
      text="Peluang yang dibagikan oleh alumni dan mitra, telah ditinjau pengurus."
      allPath="/lowongan"
      query={useQuery(latestJobPostingsQuery())}
    >
      {(job) => (
        <TeaserCard
          key={job.id}
          title={job.title}
          description={job.description}
          detailPath={`/lowongan#job-${job.id}`}
        >
          <Fact icon={Building2} label="Perusahaan" text={job.companyName} />
          <Fact icon={MapPin} label="Lokasi" text={job.location} />
        </TeaserCard>
      )}
    </LatestBlock>
  );
}
