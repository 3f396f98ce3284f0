import { type JobPostingTeaser, latestJobPostingsQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { Building2, MapPin } from 'lucide-react';
import { LatestBlock } from './latest-block.tsx';
import { TeaserCard, TeaserFact } from './teaser-card.tsx';

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
          <TeaserFact icon={Building2} label="Perusahaan" text={job.companyName} />
          <TeaserFact icon={MapPin} label="Lokasi" text={job.location} />
        </TeaserCard>
      )}
    </LatestBlock>
  );
}
