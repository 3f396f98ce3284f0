import { unreadNotificationCountQuery } from '@portal/api/notification';
import { useQuery } from '@portal/api/query';
import { Stack, Title } from '@portal/ui';
import { Bell, BriefcaseBusiness, LibraryBig, UserRoundCog } from 'lucide-react';
import styles from './quick-access.module.css';
import { LogoutCard, QuickLinkCard } from './quick-cards.tsx';

export function QuickAccess({ userId, canPostJobs }: { userId: string; canPostJobs: boolean }) {
  const { data: unread = 0 } = useQuery(unreadNotificationCountQuery(userId));
  return (
    <Stack as="section" gap={4} aria-labelledby="akses-cepat">
      <Title id="akses-cepat">Akses cepat</Title>
      <ul className={styles.cards}>
        <QuickLinkCard
          to="/profile-settings"
          icon={<UserRoundCog />}
          title="Profil & Pengaturan"
          text="Perbarui data diri, riwayat, dan password Anda."
        />
        <QuickLinkCard
          to="/notifications"
          icon={<Bell />}
          title="Notifikasi"
          text="Kabar tentang kegiatan, profil, dan lowongan Anda."
          mark={unread > 0 ? `${unread} belum dibaca` : undefined}
        />
        <QuickLinkCard
          to="/alumni/my-content"
          icon={<LibraryBig />}
          title="Konten Saya"
          text="Lihat apa saja yang dapat Anda kelola di portal."
        />
        {canPostJobs && (
          <QuickLinkCard
            to="/alumni/post-job"
            icon={<BriefcaseBusiness />}
            title="Pasang Lowongan"
            text="Bagikan lowongan kerja kepada sesama alumni."
          />
        )}
        <LogoutCard />
      </ul>
    </Stack>
  );
}
