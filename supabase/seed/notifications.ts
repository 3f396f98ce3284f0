import { demoAccounts } from './accounts.ts';
import { daysAgo } from './alumni.ts';
import type { Random } from './random.ts';

type Draft = readonly [
  account: keyof typeof demoAccounts,
  daysAgo: number,
  isRead: boolean,
  message: string,
  link: string | null,
];

const drafts: readonly Draft[] = [
  [
    'budi',
    90,
    true,
    'Selamat, data alumni Anda telah terverifikasi. Profil Anda kini tampil di direktori alumni.',
    '/profile-settings',
  ],
  ['budi', 60, true, 'Anda kini dapat memasang lowongan kerja.', '/alumni/post-job'],
  ['budi', 9, false, 'Anda menerima lencana khusus: Mentor Karier.', '/dashboard/alumni'],
  [
    'budi',
    1,
    false,
    'Lowongan Anda "Electrical Engineer" telah disetujui dan kini tampil di halaman lowongan.',
    '/lowongan',
  ],
  [
    'siti',
    40,
    false,
    'Selamat, data alumni Anda telah terverifikasi. Profil Anda kini tampil di direktori alumni.',
    '/profile-settings',
  ],
  [
    'andi',
    3,
    false,
    'Pendaftaran Anda kami terima dan sedang menunggu validasi pengurus.',
    '/profile-settings',
  ],
  [
    'admin',
    3,
    false,
    'Alumni baru menunggu validasi: Andi Wijaya.',
    '/admin/manage-alumni?status=pending',
  ],
  [
    'admin',
    2,
    false,
    'Lowongan baru menunggu persetujuan: Drafter Kelistrikan Gedung.',
    '/admin/manage-jobs?status=pending',
  ],
];

export function createNotifications(random: Random, today: Date) {
  return drafts.map(([account, age, isRead, message, link]) => ({
    id: random.uuid(),
    user_id: demoAccounts[account].id,
    message,
    link,
    is_read: isRead,
    created_at: daysAgo(today, age),
  }));
}
