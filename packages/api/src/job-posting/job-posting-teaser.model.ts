import { asOptionalPicture } from '../client/picture.ts';
import { type Item, itemReader } from '../rows/fields.ts';
import { asText, textOr } from '../rows/stored-value.ts';

// Not in `job-posting.model.ts`, so that the home page loads only this part of it.

export const teaserFields = {
  id: ['id', asText],
  title: ['title', textOr('Lowongan')],
  companyName: ['company_name', asText],
  location: ['location', asText],
  description: ['description', asText],
  /** A moment in ISO form. */
  postedAt: ['created_at', asText],
  /** The last day on which it is open, 'YYYY-MM-DD'; empty if it has none. */
  deadline: ['deadline', asText],
  logoUrl: ['company_logo_url', asOptionalPicture],
} as const;

/** What a card on the home page shows of a job. Unknown texts are empty. */
export type JobPostingTeaser = Item<typeof teaserFields>;

export const toJobPostingTeaser = itemReader(teaserFields);
