import type { Item } from '../rows/fields.ts';
import { asCount, asText } from '../rows/stored-value.ts';

/** What the owner of a row reads of the admin's decision on it, and of their own request for a second look. */
export const decisionFields = {
  /** Why it was rejected; empty if no reason was given. */
  decisionNote: ['decision_note', asText],
  /** Moments in ISO form; empty before the first. */
  decidedAt: ['decided_at', asText],
  reviewAskedAt: ['review_asked_at', asText],
  reviewCount: ['review_count', asCount],
} as const;
export type OwnDecision = Item<typeof decisionFields>;

/** From when on the owner of a rejected row can ask for a second look, empty for now, and how often yet. The database decides, by its own clock. */
export function reviewLimit({ decidedAt, reviewAskedAt, reviewCount }: OwnDecision) {
  const opens = Date.parse(decidedAt) + 10 * 60_000;
  const isCounted = Date.now() - Date.parse(reviewAskedAt) < 30 * 86_400_000;
  return {
    opensAt: opens > Date.now() ? new Date(opens).toISOString() : '',
    left: Math.max(3 - (isCounted ? reviewCount : 0), 0),
  };
}

/** Whether a row that waits does so because its owner has asked for a second look. */
export const isAskedAgain = ({ decidedAt, reviewAskedAt }: OwnDecision): boolean =>
  reviewAskedAt > decidedAt;

/** Why the row was rejected, as the admin's lists show it; empty without a reason. */
export const reasonField = { reason: ['decision_note', asText] } as const;

/** That, and its code: what the row is rejected with once more. */
export const givenFields = {
  ...reasonField,
  reasonCode: ['decision_code', asText],
} as const;

export type GivenReason = Item<typeof givenFields>;

/** That, and the last request for a second look: empty and 0 while there is none. */
export const reviewFields = {
  ...givenFields,
  reviewNote: ['review_note', asText],
  /** A moment in ISO form. */
  reviewAskedAt: ['review_asked_at', asText],
  reviewCount: ['review_count', asCount],
} as const;

export type Review = Item<typeof reviewFields>;
