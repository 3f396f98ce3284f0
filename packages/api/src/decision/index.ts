export { isAskedAgain, type Review } from './decision.model.ts';
export { otherCode, type Reason, rejectionReasons } from './reasons.ts';
export { askReviewMutation } from './review.mutations.ts';
export type { ReviewedKind } from './review.ts';
