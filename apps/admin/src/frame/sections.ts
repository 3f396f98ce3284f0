import {
  ApartmentOutlined,
  CalendarOutlined,
  DashboardOutlined,
  SettingOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { WaitingCounts } from '@portal/api/statistics';
import type { ComponentType } from 'react';

export interface Section {
  /** The menu links to the first one. */
  paths: readonly [string, ...string[]];
  label: string;
  icon: ComponentType<{ className?: string | undefined; 'aria-hidden': true }>;
  /** The kind of rows that wait for a decision there. */
  waiting?: keyof WaitingCounts;
}

/** The parts of the admin's work in the order of the menu. */
export const sections: readonly Section[] = [
  { paths: ['/admin/dashboard'], label: 'Dashboard', icon: DashboardOutlined },
  {
    paths: ['/admin/manage-alumni'],
    label: 'Alumni',
    icon: TeamOutlined,
    waiting: 'alumni',
  },
  {
    paths: ['/admin/manage-events'],
    label: 'Kegiatan',
    icon: CalendarOutlined,
    waiting: 'events',
  },
  {
    paths: ['/admin/manage-jobs'],
    label: 'Lowongan',
    icon: SolutionOutlined,
    waiting: 'jobs',
  },
  { paths: ['/admin/manage-organization'], label: 'Organisasi', icon: ApartmentOutlined },
  {
    paths: ['/admin/settings', '/admin/site-settings'],
    label: 'Pengaturan',
    icon: SettingOutlined,
  },
];
