import type { ApprovedJob, ApprovedJobFilter, JobFilterOptions } from './approved-job.model.ts';

/** Shown while no backend is configured, so that the pages can be judged without one. */
export const sampleJobs: ApprovedJob[] = [
  {
    id: 'contoh-1',
    title: 'Insinyur Sistem Tenaga (contoh)',
    companyName: 'PT Contoh Energi Riau',
    location: 'Pekanbaru',
    description:
      'Contoh lowongan: merencanakan dan memelihara jaringan distribusi 20 kV bersama tim operasi.',
    type: 'Full-time',
    postedAt: '',
    logoUrl: null,
    applicationLink: null,
  },
  {
    id: 'contoh-2',
    title: 'Pengembang Sistem Tertanam (contoh)',
    companyName: 'PT Contoh Telematika',
    location: 'Dumai',
    description:
      'Contoh lowongan: membangun perangkat lunak mikrokontroler untuk pemantauan energi gedung.',
    type: 'Contract',
    postedAt: '',
    logoUrl: null,
    applicationLink: null,
  },
];

export const sampleJobOptions: JobFilterOptions = {
  locations: ['Dumai', 'Pekanbaru'],
  types: ['Contract', 'Full-time'],
};

/** The samples under the filter that the database would have applied. */
export function findSampleJobs({ search, location, type }: ApprovedJobFilter): ApprovedJob[] {
  return sampleJobs.filter(
    (job) =>
      [job.title, job.companyName, job.description].some((text) =>
        text.toLowerCase().includes(search.toLowerCase()),
      ) &&
      (location === null || job.location === location) &&
      (type === null || job.type === type),
  );
}
