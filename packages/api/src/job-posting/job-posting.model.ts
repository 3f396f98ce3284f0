import { asList, asObject, asText } from '../rows/stored-value.ts';

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

export function toJobPostingTeaser(row: unknown): JobPostingTeaser | null {
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
