export {
  type EditedEvent,
  type EventFields,
  type EventSort,
  type EventStatus,
  eventStatuses,
  type ListedEvent,
} from './admin-event.model.ts';
export {
  changeEventStatusMutation,
  deleteEventMutation,
  saveEventMutation,
} from './admin-event.mutations.ts';
export { editedEventQuery, eventList } from './admin-event.queries.ts';
