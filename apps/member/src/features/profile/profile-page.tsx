import { type OwnProfile, ownProfileQuery } from '@portal/api/alumni';
import { ownHistoryQuery } from '@portal/api/history';
import { useInfiniteQuery, useQuery } from '@portal/api/query';
import { type Role, type User, useSession } from '@portal/auth/session';
import { useRoute } from '@portal/federation';
import { homeOf, Link, useLocation } from '@portal/federation/router';
import { useDraftGuard, useKeptDrafts } from '@portal/forms';
import {
  Button,
  buttonClass,
  Card,
  Columns,
  Container,
  EmptyState,
  Muted,
  PageBanner,
  PageMeta,
  QueryError,
  Spinner,
  Stack,
  Title,
  useArrival,
} from '@portal/ui';
import { actorNames, ChangeList } from '@portal/views/history';
import { useState } from 'react';
import { ProfileForm } from './form/profile-form.tsx';
import { profileKind } from './form/use-profile-form.ts';
import { degrees, organizations, trainings } from './lists/list-kinds.ts';
import { LockedLists, ProfileLists } from './lists/profile-lists.tsx';
import { workKind } from './lists/work-kind.ts';
import { PasswordForm } from './password-form.tsx';
import { PortraitCard } from './portrait/portrait-card.tsx';
import styles from './profile-page.module.css';

export default function ProfilePage() {
  const { title } = useRoute();
  const session = useSession();
  return (
    <>
      <PageMeta title={title} />
      <meta name="description" content="Kelola foto, data diri, riwayat, dan password Anda." />
      <PageBanner title={title} text="Data Anda di portal, sebagaimana dikenal sesama alumni." />
      <Container className={styles.page}>
        {session.status === 'loading' && <Spinner label="Memeriksa sesi Anda…" />}
        {session.status === 'signed-out' && <AccessDenied />}
        {'user' in session && (
          <Profile key={session.user.id} user={session.user} role={session.status} />
        )}
      </Container>
    </>
  );
}

function AccessDenied() {
  return (
    <EmptyState
      title="Akses Ditolak"
      text="Silakan login untuk membuka profil Anda."
      action={
        <Link to="/login" state={{ from: '/profile-settings' }} className={buttonClass()}>
          Login
        </Link>
      }
    />
  );
}

function Profile({ user, role }: { user: User; role: Role }) {
  const profile = useQuery(ownProfileQuery(user.id));
  if (profile.isPending) return <Spinner label="Memuat profil Anda…" />;
  if (profile.data === undefined) {
    return <QueryError title="Profil Anda belum dapat dimuat" query={profile} />;
  }
  return <LoadedProfile user={user} role={role} profile={profile.data} />;
}

interface LoadedProfileProps {
  user: User;
  role: Role;
  profile: OwnProfile | null;
}

function LoadedProfile({ user, role, profile }: LoadedProfileProps) {
  const { hash } = useLocation();
  useArrival(hash.slice(1));
  return (
    <>
      <Columns of="16rem minmax(0, 1fr)" className={styles.columns}>
        <Stack gap={6} className={styles.aside}>
          <PortraitCard user={user} profile={profile} />
          <SectionLinks />
        </Stack>
        <Stack gap={6}>
          <ProfileForm user={user} profile={profile} />
          {profile ? <ProfileLists userId={user.id} profile={profile} /> : <LockedLists />}
          <PasswordForm email={user.email} />
          {profile && <OwnHistory />}
        </Stack>
      </Columns>
      <LeaveQuestion homePath={homeOf(role)} />
    </>
  );
}

const listKinds = [workKind, trainings, organizations, degrees];

const sections = [
  ['data-diri', 'Data diri'],
  ['akademik', 'Data akademik'],
  ['pekerjaan', 'Pekerjaan saat ini'],
  ['kontak', 'Kontak'],
  ...listKinds.map(({ part, title }) => [part, title] as const),
  ['password', 'Ubah password'],
  ['riwayat-data', 'Riwayat data saya'],
] as const;

function SectionLinks() {
  return (
    <nav aria-label="Bagian profil" className={styles.sections}>
      <ul className={styles.sectionList}>
        {sections.map(([id, label]) => (
          <li key={id}>
            <Link to={`#${id}`} replace className={styles.sectionLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Requires a confirmation to leave the page while one of its forms has unsaved changes. */
function LeaveQuestion({ homePath }: { homePath: string }) {
  const drafts = useKeptDrafts(profileKind, ...listKinds.map(({ part }) => part));
  return useDraftGuard(drafts, homePath).question;
}

const actors = { ...actorNames, owner: 'Anda' };

/** Who changed what in one's own record, read when it is asked for. */
function OwnHistory() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as={Card} gap={3} id="riwayat-data" isTop>
      <Title>Riwayat data saya</Title>
      <Muted>Apa yang berubah pada data Anda, kapan, dan oleh siapa.</Muted>
      {isOpen ? (
        <Entries />
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            Tampilkan riwayat
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Entries() {
  return <ChangeList query={useInfiniteQuery(ownHistoryQuery())} actors={actors} />;
}
