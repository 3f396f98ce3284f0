export type { StatusChange } from '../query/listed-change.ts';
export {
  type EditedEvent,
  type EventFields,
  type EventSort,
  type EventStatus,
  eventSorts,
  eventStatuses,
  type ListedEvent,
} from './admin-event.model.ts';
export {
  changeEventStatusMutation,
  deleteEventMutation,
  saveEventMutation,
} from './admin-event.mutations.ts';
export { editedEventQuery, fetchListedEvents, listedEventsQuery } from './admin-event.queries.ts';
