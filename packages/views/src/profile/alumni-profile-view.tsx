import type { AlumniProfile, PublicJob } from '@portal/api/directory';
import {
  FactSection,
  type FailedQuery,
  formatMonthYear,
  Muted,
  QueryError,
  SkeletonGroup,
  Stack,
} from '@portal/ui';
import styles from './alumni-profile-view.module.css';
import { ProfileContent } from './profile-content.tsx';

interface AlumniProfileViewProps {
  profile: AlumniProfile;
  jobs: FailedQuery & { data: readonly PublicJob[] | undefined };
}

/** A profile as the directory shows it to the viewer for whom it was read. */
export function AlumniProfileView({ profile, jobs }: AlumniProfileViewProps) {
  return (
    <Stack gap={8}>
      <ProfileContent profile={profile} />
      <WorkHistory jobs={jobs} />
    </Stack>
  );
}

const shapes = [{ width: 96, height: 96, isRound: true }, '4rem', '9rem', '9rem'];

export function ProfileSkeleton() {
  return <SkeletonGroup gap={8} label="Memuat profil…" shapes={shapes} />;
}

interface WorkHistoryProps {
  jobs: FailedQuery & { data: readonly PublicJob[] | undefined };
}

function WorkHistory({ jobs }: WorkHistoryProps) {
  return (
    <FactSection title="Riwayat Pekerjaan">
      {!jobs.data && !jobs.error && <SkeletonGroup shapes={['5rem']} />}
      {jobs.error && !jobs.data && (
        <QueryError isAnnounced title="Gagal memuat riwayat pekerjaan" query={jobs} />
      )}
      {jobs.data?.length === 0 && <p>Belum ada riwayat pekerjaan.</p>}
      <Stack as="ol" gap={0}>
        {jobs.data?.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </Stack>
    </FactSection>
  );
}

function Job({ job }: { job: PublicJob }) {
  const end = job.endDate ? formatMonthYear(job.endDate) : 'Sekarang';
  return (
    <li className={styles.job} data-current={job.endDate === null}>
      <h4>{job.position}</h4>
      <p>{job.companyName}</p>
      <Muted>{`${formatMonthYear(job.startDate)} – ${end}`}</Muted>
      {job.description && <p className={styles.description}>{job.description}</p>}
    </li>
  );
}
