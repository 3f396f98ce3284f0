export { eventKeys } from './event.keys.ts';
export {
  type ApprovedEvent,
  type ApprovedEventFilter,
  type EventPeriod,
  type EventTeaser,
  eventCategories,
  eventCategoryLabel,
} from './event.model.ts';
export {
  approvedEventPageQuery,
  approvedEventQuery,
  latestEventsQuery,
  otherEventCategoriesQuery,
  pendingEventCountQuery,
} from './event.queries.ts';
