export {
  type ApprovedEvent,
  type ApprovedEventFilter,
  type EventPeriod,
  eventCategories,
  eventCategoryLabel,
} from './approved-event.model.ts';
export {
  approvedEventPageQuery,
  approvedEventQuery,
  otherEventCategoriesQuery,
} from './approved-event.queries.ts';
export { eventKeys } from './event.keys.ts';
export type { EventTeaser, LatestEvents } from './event.model.ts';
export { latestEventsQuery } from './event.queries.ts';
export { pendingEventCountQuery } from './pending-event.queries.ts';
