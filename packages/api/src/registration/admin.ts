export {
  type EventAudience,
  type HeldRegistration,
  type ListedRegistration,
  type RegistrationSort,
  registrationSorts,
} from './admin-registration.model.ts';
export {
  type Attendance,
  addRegistrationMutation,
  attendanceMutation,
  cancelRegistrationOfMutation,
  messageParticipantsMutation,
  moveRegistrationUpMutation,
  sendAttendance,
} from './admin-registration.mutations.ts';
export {
  eventAudienceQuery,
  participantsQuery,
  registrationsOf,
  registrationsOfAlumnusQuery,
} from './admin-registration.queries.ts';
export { registrationStatuses } from './registration.model.ts';
