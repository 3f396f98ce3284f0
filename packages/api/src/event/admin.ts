export {
  type EditedEvent,
  type EventFields,
  type EventSort,
  type EventStatus,
  eventSorts,
  eventStatuses,
  type ListedEvent,
} from './admin-event.model.ts';
export { changeEventStatusMutation, deleteEventMutation } from './admin-event.mutations.ts';
export {
  type EventListRequest,
  fetchListedEvents,
  listedEventsQuery,
} from './admin-event.queries.ts';
