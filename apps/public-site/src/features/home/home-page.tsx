import { useRoute } from '@portal/federation';
import { PageMeta } from '@portal/ui';
import { AboutBlock } from './about-block.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import { HomeEvents } from './home-events.tsx';
import { LatestJobs } from './latest-jobs.tsx';
import { Programs } from './programs.tsx';
import { StatisticsStrip } from './statistics-strip.tsx';

/** Every block reads its own data and fails by itself. */
export default function HomePage() {
  const { title, path } = useRoute();
  return (
    <>
      <PageMeta
        title={title}
        path={path}
        description="Ikatan Keluarga Alumni Teknik Elektro: direktori alumni, kegiatan, dan lowongan kerja dari jejaring alumni."
      />
      <Hero />
      <StatisticsStrip />
      <AboutBlock />
      <LatestJobs />
      <HomeEvents />
      <Programs />
      <ClosingCall />
    </>
  );
}
