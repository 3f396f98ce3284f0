import {
  ApartmentOutlined,
  CalendarOutlined,
  RightOutlined,
  SettingOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Link } from '@portal/federation/router';
import { Card, Muted, Stack, Title } from '@portal/ui';
import { paths } from '../../routes.ts';
import styles from './quick-links.module.css';

const links = [
  {
    to: paths.alumni,
    icon: TeamOutlined,
    title: 'Kelola Alumni',
    text: 'Validasi dan data alumni',
  },
  {
    to: paths.events,
    icon: CalendarOutlined,
    title: 'Kelola Kegiatan',
    text: 'Jadwal, poster, dan persetujuan',
  },
  {
    to: paths.jobs,
    icon: SolutionOutlined,
    title: 'Kelola Lowongan',
    text: 'Tinjau dan tutup lowongan',
  },
  {
    to: paths.organization,
    icon: ApartmentOutlined,
    title: 'Struktur Organisasi',
    text: 'Pengurus, foto, dan urutannya',
  },
  {
    to: paths.settings,
    icon: SettingOutlined,
    title: 'Pengaturan Situs',
    text: 'Teks dan gambar halaman publik',
  },
];

export function QuickLinks() {
  return (
    <nav aria-labelledby="akses-cepat-admin">
      <Stack as={Card} gap={2}>
        <Title id="akses-cepat-admin">Akses cepat</Title>
        <ul className={styles.links}>
          {links.map(({ to, icon: Icon, title, text }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                <Icon aria-hidden className={styles.icon} />
                <span className={styles.label}>
                  <strong>{title}</strong>
                  <Muted as="span">{text}</Muted>
                </span>
                <RightOutlined aria-hidden className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}
