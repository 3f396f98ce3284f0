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
import { paths } from '../routes.ts';

export interface Section {
  /** Its paths: the menu links to the first one. */
  at: readonly [string, ...string[]];
  label: string;
  icon: ComponentType<{ className?: string | undefined; 'aria-hidden': true }>;
  /** The kind of rows that wait for a decision there. */
  waiting?: keyof WaitingCounts;
}

/** The parts of the admin's work in the order of the menu. */
export const sections: readonly Section[] = [
  { at: [paths.dashboard], label: 'Dashboard', icon: DashboardOutlined },
  {
    at: [paths.alumni],
    label: 'Alumni',
    icon: TeamOutlined,
    waiting: 'alumni',
  },
  {
    at: [paths.events],
    label: 'Kegiatan',
    icon: CalendarOutlined,
    waiting: 'events',
  },
  {
    at: [paths.jobs],
    label: 'Lowongan',
    icon: SolutionOutlined,
    waiting: 'jobs',
  },
  { at: [paths.organization], label: 'Organisasi', icon: ApartmentOutlined },
  {
    at: [paths.settings, paths.siteSettings],
    label: 'Pengaturan',
    icon: SettingOutlined,
  },
];
