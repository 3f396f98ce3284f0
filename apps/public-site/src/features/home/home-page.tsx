import { homeEventsQuery } from '@portal/api/event';
import { type JobPostingTeaser, latestJobPostingsQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { defaultSiteConfiguration, siteConfigurationQuery } from '@portal/api/site-configuration';
import { statisticsQuery } from '@portal/api/statistics';
import { useRoute } from '@portal/federation';
import { firstPicture } from '@portal/federation/first-paint';
import { Link } from '@portal/federation/router';
import {
  Avatar,
  Container,
  Fact,
  formatDate,
  PageMeta,
  postingMark,
  QueryError,
  statisticsTiles,
  todayInJakarta,
} from '@portal/ui';
import { EventPoster } from '@portal/views/event';
import { HeroView, HomeAboutView, StatisticsView } from '@portal/views/site';
import { Building2, CalendarDays, MapPin } from 'lucide-react';
import { ClosingCall } from './closing-call.tsx';
import styles from './home-page.module.css';
import { JoinLink } from './join-link.tsx';
import { LatestBlock } from './latest-block.tsx';
import { Programs } from './programs.tsx';
import { TeaserCard } from './teaser-card.tsx';

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

const heroPlace = firstPicture('site_configuration', 'hero_background_url');

/** If the configuration fails, the association's star is shown. */
function Hero() {
  const { data, isError } = useQuery(siteConfigurationQuery());
  const configuration = data ?? (isError ? defaultSiteConfiguration : undefined);
  return (
    <HeroView
      className={styles.hero}
      picture={configuration?.heroBackground}
      place={heroPlace}
      renderLink={(link) => <Link to="/tentang" {...link} />}
    >
      <JoinLink>Gabung Sekarang</JoinLink>
    </HeroView>
  );
}

const statisticsFailure = 'Gagal memuat statistik dinamis';

/** The tiles are rendered before their figures, so that the layout does not shift. */
function StatisticsStrip() {
  const statistics = useQuery(statisticsQuery(statisticsFailure));
  const configuration = useQuery(siteConfigurationQuery());
  const tiles = statisticsTiles(
    statistics.data,
    configuration.data?.homeStats ?? [],
    statistics.isPending ? '…' : '–',
  );
  return (
    <StatisticsView tiles={tiles} isPending={statistics.isPending}>
      {statistics.isError && (
        <QueryError look="notice" title={statisticsFailure} query={statistics} />
      )}
    </StatisticsView>
  );
}

function AboutBlock() {
  const configuration = useQuery(siteConfigurationQuery());
  const { homeAboutText: text, homeAboutImage: image } =
    configuration.data ?? defaultSiteConfiguration;
  return (
    <HomeAboutView
      content={configuration.isPending ? undefined : { text, image }}
      renderLink={(link) => <Link to="/tentang" {...link} />}
    >
      {configuration.isError && (
        <Container>
          <QueryError look="notice" title="Gagal memuat konfigurasi situs" query={configuration} />
        </Container>
      )}
    </HomeAboutView>
  );
}

function LatestJobs() {
  return (
    <LatestBlock<JobPostingTeaser>
      id="lowongan-terbaru"
      title="Lowongan Kerja Terbaru"
      text="Peluang yang dibagikan oleh alumni dan mitra, telah ditinjau pengurus."
      allPath="/lowongan"
      query={useQuery(latestJobPostingsQuery(todayInJakarta()))}
    >
      {(job) => (
        <TeaserCard
          key={job.id}
          title={job.title}
          description={job.description}
          detailPath={`/lowongan#job-${job.id}`}
          mark={postingMark(job)}
          logo={
            <Avatar name={job.companyName} src={job.logoUrl} size={48} className={styles.logo} />
          }
        >
          <Fact icon={Building2} label="Perusahaan" text={job.companyName} />
          <Fact icon={MapPin} label="Lokasi" text={job.location} />
        </TeaserCard>
      )}
    </LatestBlock>
  );
}

const comingMark = { tone: 'info', label: 'Akan datang' } as const;
const pastMark = { tone: 'neutral', label: 'Telah berlangsung' } as const;

function HomeEvents() {
  const today = todayInJakarta();
  return (
    <LatestBlock
      id="kegiatan-terbaru"
      title="Kegiatan Terbaru & Mendatang"
      text="Tempat belajar, bertemu kembali, dan berkarya bersama."
      allPath="/kegiatan"
      query={useQuery(homeEventsQuery())}
    >
      {(event) => (
        <TeaserCard
          key={event.id}
          title={event.title}
          description={event.description}
          detailPath={`/kegiatan#event-${event.id}`}
          poster={<EventPoster url={event.imageUrl} isLazy />}
          mark={event.date >= today ? comingMark : pastMark}
        >
          <Fact icon={CalendarDays} label="Tanggal" text={formatDate(event.date)} />
          <Fact icon={MapPin} label="Lokasi" text={event.location} />
        </TeaserCard>
      )}
    </LatestBlock>
  );
}
