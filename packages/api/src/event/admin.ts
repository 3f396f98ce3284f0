export {
  type EventFields,
  type EventSort,
  type EventStatus,
  eventSorts,
  eventStatuses,
  type ListedEvent,
} from './admin-event.model.ts';
export { eventMutations } from './admin-event.mutations.ts';
export {
  type ExportedEvent,
  editedEventQuery,
  eventList,
  exportedEvents,
} from './admin-event.queries.ts';
export { describedEvent } from './event.columns.ts';
export { type RegistrationMode, registrationModes } from './event-registration.model.ts';
