import { asList, asObject, asText } from '../stored-value.ts';

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

function toJobPostingTeaser(row: unknown): JobPostingTeaser | null {
  const { id, title, company_name, location, description } = asObject(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    title: asText(title, 'Lowongan'),
    companyName: asText(company_name),
    location: asText(location),
    description: asText(description),
  };
}

export function toJobPostingTeasers(rows: unknown): JobPostingTeaser[] {
  return asList(rows, toJobPostingTeaser);
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
