import { asText } from '../rows/stored-value.ts';

/** What the owner of a row reads of the admin's decision on it, and of their own request for a second look. */
export const decisionFields = {
  /** Why it was rejected; empty if no reason was given. */
  decisionNote: ['decision_note', asText],
  /** Moments in ISO form; empty before the first. */
  decidedAt: ['decided_at', asText],
  reviewAskedAt: ['review_asked_at', asText],
} as const;

/** The same, as columns of a select. */
export const decisionColumns = 'decision_note, decided_at, review_asked_at' as const;

/** Whether a row that waits does so because its owner has asked for a second look. */
export function isAskedAgain({
  decidedAt,
  reviewAskedAt,
}: {
  decidedAt: string;
  reviewAskedAt: string;
}): boolean {
  return reviewAskedAt > decidedAt;
}
