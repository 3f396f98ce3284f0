import type { AlumniProfile, PublicJob } from '@portal/api/directory';
import { type FailedQuery, SkeletonGroup, Stack } from '@portal/ui';
import { ProfileContent } from './profile-content.tsx';
import { WorkHistory } from './work-history.tsx';

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
