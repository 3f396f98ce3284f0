import {
  ApartmentOutlined,
  CalendarOutlined,
  DashboardOutlined,
  SettingOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { Statistics } from '@portal/api/statistics';
import type { ComponentType } from 'react';
import { paths } from '../routes.ts';

export interface Section {
  /** Its paths: the menu links to the first one. */
  at: readonly [string, ...string[]];
  label: string;
  icon: ComponentType<{ className?: string | undefined; 'aria-hidden': true }>;
  /** The kind of rows that wait for a decision there. */
  waiting?: keyof Statistics;
  /** What the dashboard says of it. */
  task?: { title: string; text: string };
}

/** The parts of the admin's work in the order of the menu. */
export const sections: readonly Section[] = [
  { at: [paths.dashboard], label: 'Dashboard', icon: DashboardOutlined },
  {
    at: [paths.alumni],
    label: 'Alumni',
    icon: TeamOutlined,
    waiting: 'alumniCount',
    task: { title: 'Kelola Alumni', text: 'Validasi dan data alumni' },
  },
  {
    at: [paths.events],
    label: 'Kegiatan',
    icon: CalendarOutlined,
    waiting: 'eventsCount',
    task: { title: 'Kelola Kegiatan', text: 'Jadwal, poster, dan persetujuan' },
  },
  {
    at: [paths.jobs],
    label: 'Lowongan',
    icon: SolutionOutlined,
    waiting: 'jobsCount',
    task: { title: 'Kelola Lowongan', text: 'Tinjau dan tutup lowongan' },
  },
  {
    at: [paths.organization],
    label: 'Organisasi',
    icon: ApartmentOutlined,
    task: { title: 'Struktur Organisasi', text: 'Pengurus, foto, dan urutannya' },
  },
  {
    at: [paths.settings, paths.siteSettings],
    label: 'Pengaturan',
    icon: SettingOutlined,
    task: { title: 'Pengaturan Situs', text: 'Teks dan gambar halaman publik' },
  },
];
