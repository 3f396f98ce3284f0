export {
  type ApprovedEvent,
  type ApprovedEventFilter,
  type EventPeriod,
  eventCategories,
  eventCategoryLabel,
} from './event.model.ts';
export {
  approvedEventPageQuery,
  approvedEventQuery,
  otherEventCategoriesQuery,
} from './event.queries.ts';
export { eventCalendarUrl, readCalendarFile } from './event-calendar.ts';
export {
  type EventRegistration,
  eventStart,
  registrationEnd,
  seatsLeft,
} from './event-registration.model.ts';
export type { EventTeaser } from './event-teaser.model.ts';
export { homeEventsQuery } from './home-events.queries.ts';
