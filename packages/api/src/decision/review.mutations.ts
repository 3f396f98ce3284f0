import { mutationOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { write } from '../query/call.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { cleanText } from '../text/index.ts';

export type ReviewedKind = 'alumni' | 'job';

interface ReviewRequest {
  kind: ReviewedKind;
  id: string;
  /** What was mended; it may be empty. */
  note: string;
}

/** Asks the admin to look again at an own rejected row, which waits then. The caller shows a refusal, such as 'too soon': its dialog would cover the toast. */
export function askReviewMutation() {
  return mutationOptions({
    mutationFn: write('ask_review', ({ kind, id, note }: ReviewRequest) => ({
      kind,
      id,
      note: cleanText(note),
    })),
    ...invalidatesWhenSettled(cached.alumni, cached.jobPostings),
  });
}
