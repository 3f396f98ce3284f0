import type { ProfileCompleteness, ProfilePart } from '@portal/api/alumni';
import type { UseQueryResult } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import { Card, Cluster, Muted, QueryError, SkeletonGroup, Stack, Title } from '@portal/ui';
import styles from './profile-completeness-card.module.css';

interface ProfileCompletenessCardProps {
  completeness: UseQueryResult<ProfileCompleteness>;
}

export function ProfileCompletenessCard({ completeness }: ProfileCompletenessCardProps) {
  if (completeness.isPending) return <CompletenessSkeleton />;
  if (completeness.isLoadingError) {
    return (
      <QueryError look="card" title="Kelengkapan profil belum dapat dimuat" query={completeness} />
    );
  }
  return (
    <Stack as={Card} gap={4}>
      <Title>Kelengkapan profil</Title>
      <Completeness {...completeness.data} />
    </Stack>
  );
}

const suggestions: Record<ProfilePart, { label: string; to: string }> = {
  photo: { label: 'Tambahkan foto', to: '/profile-settings#foto' },
  years: { label: 'Isi tahun masuk (angkatan)', to: '/profile-settings#akademik' },
  job: { label: 'Isi pekerjaan saat ini', to: '/profile-settings#pekerjaan' },
  location: { label: 'Isi kota tempat tinggal', to: '/profile-settings#lokasi' },
  bio: { label: 'Tulis bio singkat', to: '/profile-settings#bio' },
  contact: { label: 'Tambahkan telepon atau LinkedIn', to: '/profile-settings#kontak' },
};

function Completeness({ total, missing }: ProfileCompleteness) {
  const filled = total - missing.length;
  return (
    <>
      <Progress filled={filled} total={total} />
      {missing.length === 0 ? (
        <Muted>
          Profil Anda lengkap. <Link to="/profile-settings">Perbarui profil</Link> kapan pun ada
          yang berubah.
        </Muted>
      ) : (
        <>
          <Muted>
            {`${filled} dari ${total} bagian terisi. Lengkapi agar sesama alumni mudah mengenali Anda:`}
          </Muted>
          <ul className={styles.suggestions}>
            {missing.map((part) => (
              <li key={part}>
                <Cluster
                  as={Link}
                  gap={0}
                  align="center"
                  justify="space-between"
                  isOneLine
                  to={suggestions[part].to}
                  className={styles.suggestion}
                >
                  {suggestions[part].label}
                </Cluster>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A circuit trace with one via per part. Decoration: the text below it says the same. */
function Progress({ filled, total }: { filled: number; total: number }) {
  return (
    <div className={styles.trace} aria-hidden="true">
      {Array.from({ length: total }, (_, part) => (
        <span key={part} data-filled={part < filled} />
      ))}
    </div>
  );
}

const shapes = ['0.875rem', { width: '90%' }, { width: '60%' }, { width: '70%' }];

export function CompletenessSkeleton() {
  return (
    <Stack as={Card} gap={4}>
      <Title>Kelengkapan profil</Title>
      <SkeletonGroup label="Memuat kelengkapan profil…" shapes={shapes} />
    </Stack>
  );
}
