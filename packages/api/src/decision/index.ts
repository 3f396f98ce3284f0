export { type Reason, rejectionReasons } from './reasons.ts';
export { askReview, type ReviewedKind } from './review.ts';
