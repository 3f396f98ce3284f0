import type { Item } from '../rows/fields.ts';
import { asCount, asText } from '../rows/stored-value.ts';

/** What the owner of a row reads of the admin's decision on it, and of their own request for a second look. */
export const decisionFields = {
  /** Why it was rejected; empty if no reason was given. */
  decisionNote: ['decision_note', asText],
  /** Moments in ISO form; empty before the first. */
  decidedAt: ['decided_at', asText],
  reviewAskedAt: ['review_asked_at', asText],
} as const;

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

/** Why the row was rejected, as the admin's lists show it; empty without a reason. */
export const reasonField = { reason: ['decision_note', asText] } as const;

/** That, and the last request for a second look: empty and 0 while there is none. */
export const reviewFields = {
  ...reasonField,
  reviewNote: ['review_note', asText],
  /** A moment in ISO form. */
  reviewAskedAt: ['review_asked_at', asText],
  reviewCount: ['review_count', asCount],
} as const;

export type Review = Item<typeof reviewFields>;
