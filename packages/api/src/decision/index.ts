export {
  type GivenReason,
  isAskedAgain,
  type OwnDecision,
  type Review,
  reviewLimit,
} from './decision.model.ts';
export { otherCode, type Reason, rejectionReasons } from './reasons.ts';
export { askReviewMutation, type ReviewedKind } from './review.mutations.ts';
