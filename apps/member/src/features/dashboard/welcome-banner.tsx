import type { OwnAlumni } from '@portal/api/alumni';
import type { User } from '@portal/auth/session';
import { Avatar, Badge, Cluster, PageBanner, Skeleton, SkeletonGroup, Stack } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import styles from './welcome-banner.module.css';

interface WelcomeBannerProps {
  user: User;
  /** Undefined while it is being read, null when the account has none. */
  alumni: OwnAlumni | null | undefined;
  isLoading: boolean;
}

/** Until the profile is read, greets with the name of the account, which may be older. */
export function WelcomeBanner({ user, alumni, isLoading }: WelcomeBannerProps) {
  const fullName = alumni?.fullName || user.fullName;
  const name = fullName || user.email;
  return (
    <PageBanner title={`Selamat datang, ${name}`}>
      <Cluster gap={4} align="center">
        <Avatar
          name={fullName}
          src={alumni ? alumni.profileImageUrl : user.avatarUrl}
          size={56}
          className={styles.avatar}
        />
        <Stack gap={2} style={{ flex: '1 1 11rem' }}>
          <p className={styles.email}>{user.email}</p>
          {isLoading && (
            <SkeletonGroup label="Memuat profil Anda…" className={styles.badges}>
              <Skeleton width="14rem" height="1.625rem" />
            </SkeletonGroup>
          )}
          {alumni && <ProfileFacts alumni={alumni} />}
        </Stack>
      </Cluster>
    </PageBanner>
  );
}

function ProfileFacts({ alumni }: { alumni: OwnAlumni }) {
  const status = statusWords.alumni[alumni.validationStatus];
  return (
    <ul className={styles.badges} aria-label="Keterangan profil">
      {alumni.entryYear && (
        <li>
          <span className={styles.year}>{`Angkatan ${alumni.entryYear}`}</span>
        </li>
      )}
      <li>
        <Badge tone={status.tone}>{status.label}</Badge>
      </li>
      {alumni.specialBadge && (
        <li>
          <Badge tone="special">{alumni.specialBadge}</Badge>
        </li>
      )}
    </ul>
  );
}
