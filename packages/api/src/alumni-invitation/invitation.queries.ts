import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { toInvitationYears, toPeopleToInvite } from './invitation.model.ts';

/** Below the alumni: whoever is added or joins is counted. */
export const invitationsKey = [...cached.alumni, 'invitations'];

/** How many of each year are known and have joined. */
export function invitationYearsQuery() {
  return queryOptions({
    queryKey: [...invitationsKey, 'years'],
    queryFn: read('invitation_years', toInvitationYears),
  });
}

/** Whom of a year a message reaches, at most 500; who was asked in the last 30 days comes last. */
export function peopleToInviteQuery(year: string) {
  return queryOptions({
    queryKey: [...invitationsKey, 'people', year],
    queryFn: read('people_to_invite', toPeopleToInvite, { of_year: year }),
    // Somebody who was asked in another tab is not to be asked again.
    staleTime: 0,
  });
}
