import { infiniteQueryOptions, queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { call, read } from '../query/call.ts';
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

const pageSize = 100;

/** Whom of a year a message reaches, by name, page by page. */
export function peopleToInviteQuery(year: string) {
  return infiniteQueryOptions({
    queryKey: [...invitationsKey, 'people', year],
    queryFn: async ({ pageParam, signal }) =>
      toPeopleToInvite(await call('people_to_invite', { of_year: year, ...pageParam }, { signal })),
    initialPageParam: {} as { after_name?: string; after_id?: string },
    getNextPageParam: (page) => {
      const last = page.length < pageSize ? undefined : page.at(-1);
      return last && { after_name: last.name, after_id: last.id };
    },
    // Somebody who was asked in another tab is not to be asked again.
    staleTime: 0,
  });
}
