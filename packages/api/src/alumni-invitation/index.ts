export type { InvitationYear, PersonToInvite } from './invitation.model.ts';
export { invitationMutations } from './invitation.mutations.ts';
export { invitationYearsQuery, peopleToInviteQuery } from './invitation.queries.ts';
