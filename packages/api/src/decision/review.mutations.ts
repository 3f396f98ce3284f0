import { mutationOptions } from '@portal/api/query';
import { alumniKeys } from '../alumni/alumni.keys.ts';
import { jobPostingKeys } from '../job-posting/job-posting.keys.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { askReview, type ReviewedKind } from './review.ts';

interface ReviewRequest {
  kind: ReviewedKind;
  id: string;
  note: string;
}

/** Asks for a second look at an own rejected row. The caller shows a refusal, such as 'too soon': its dialog would cover the toast. */
export function askReviewMutation() {
  return mutationOptions({
    mutationFn: ({ kind, id, note }: ReviewRequest) => askReview(kind, id, note),
    ...invalidatesWhenSettled(alumniKeys.all, jobPostingKeys.all),
  });
}
