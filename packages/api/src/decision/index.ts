export { isAskedAgain } from './decision.model.ts';
export { type Reason, rejectionReasons } from './reasons.ts';
export { askReviewMutation } from './review.mutations.ts';
export type { ReviewedKind } from './review.ts';
