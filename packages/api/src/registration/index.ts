export {
  largestParty,
  type OwnRegistration,
  type RegistrationState,
  type RegistrationStatus,
} from './registration.model.ts';
export {
  cancelRegistrationMutation,
  changeRegistrationMutation,
  registerForEventMutation,
} from './registration.mutations.ts';
export { ownRegistrationsQuery } from './registration.queries.ts';
