import type { Tables } from '../database.types.ts';
import { asRow, asText } from '../rows/stored-value.ts';

// Not in `job-posting.model.ts`, so that the home page loads only this part of it.

/** What a card on the home page shows of a job. Unknown texts are empty. */
export interface JobPostingTeaser {
  id: string;
  title: string;
  companyName: string;
  location: string;
  description: string;
}

export type TeaserRow = Pick<
  Tables<'job_postings'>,
  'id' | 'title' | 'company_name' | 'location' | 'description'
>;

export function toJobPostingTeaser(row: TeaserRow | null): JobPostingTeaser | null {
  const { id, title, company_name, location, description } = asRow(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    title: asText(title, 'Lowongan'),
    companyName: asText(company_name),
    location: asText(location),
    description: asText(description),
  };
}
