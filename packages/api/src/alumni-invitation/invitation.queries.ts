import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { alumniKeys } from '../alumni/alumni.keys.ts';
import { unwrap } from '../query/unwrap.ts';
import { toInvitationYears, toPeopleToInvite } from './invitation.model.ts';

/** Below the alumni: whoever is added or joins is counted. */
export const invitationKeys = {
  all: [...alumniKeys.all, 'invitations'] as const,
  years: () => [...invitationKeys.all, 'years'] as const,
  people: (year: string) => [...invitationKeys.all, 'people', year] as const,
};

/** How many of each year are known and have joined. */
export function invitationYearsQuery() {
  return queryOptions({
    queryKey: invitationKeys.years(),
    queryFn: async ({ signal }) =>
      toInvitationYears(unwrap(await db().rpc('invitation_years').abortSignal(signal))),
  });
}

/** Whom of a year a message reaches, at most 500; who was asked in the last 30 days comes last. */
export function peopleToInviteQuery(year: string) {
  return queryOptions({
    queryKey: invitationKeys.people(year),
    queryFn: async ({ signal }) =>
      toPeopleToInvite(
        unwrap(await db().rpc('people_to_invite', { of_year: year }).abortSignal(signal)),
      ),
    // Somebody who was asked in another tab is not to be asked again.
    staleTime: 0,
  });
}
