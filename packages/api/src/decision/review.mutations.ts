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

/** Asks for a second look at an own rejected row. A refusal, such as 'too soon', is also shown where it was asked. */
export function askReviewMutation() {
  return mutationOptions({
    mutationFn: ({ kind, id, note }: ReviewRequest) => askReview(kind, id, note),
    ...invalidatesWhenSettled(alumniKeys.all, jobPostingKeys.all),
    meta: { errorTitle: 'Gagal meminta tinjauan ulang' },
  });
}
