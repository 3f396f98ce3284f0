import * as z from 'zod/mini';
import { readRows } from '../read-rows.ts';

const jobPostingTeaserRow = z.object({
  id: z.string(),
  title: z.catch(z.string(), 'Lowongan'),
  company_name: z.catch(z.string(), ''),
  location: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
});

/** What a card on the home page shows of a job. Unknown texts are empty. */
export interface JobPostingTeaser {
  id: string;
  title: string;
  companyName: string;
  location: string;
  description: string;
}

export interface LatestJobPostings {
  items: JobPostingTeaser[];
  /** Number of all approved job postings. */
  total: number;
}

export function toJobPostingTeasers(rows: unknown): JobPostingTeaser[] {
  return readRows(jobPostingTeaserRow, rows).map(({ company_name, ...row }) => ({
    ...row,
    companyName: company_name,
  }));
}

/** Shown while no backend is configured, so that the page can be judged without one. */
export const sampleJobPostings: JobPostingTeaser[] = [
  {
    id: 'contoh-1',
    title: 'Insinyur Sistem Tenaga (contoh)',
    companyName: 'PT Contoh Energi Riau',
    location: 'Pekanbaru',
    description:
      'Contoh lowongan: merencanakan dan memelihara jaringan distribusi 20 kV bersama tim operasi.',
  },
  {
    id: 'contoh-2',
    title: 'Pengembang Sistem Tertanam (contoh)',
    companyName: 'PT Contoh Telematika',
    location: 'Dumai',
    description:
      'Contoh lowongan: membangun perangkat lunak mikrokontroler untuk pemantauan energi gedung.',
  },
];
