import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { invitationKeys } from './invitation.queries.ts';

export const invitationMutations = {
  /** Notes that somebody was asked, or that the message was not sent after all. Refused within 30 days of the last. */
  note: () =>
    mutationOptions({
      mutationFn: async ({ id, isInvited }: { id: string; isInvited: boolean }) => {
        unwrap(await db().rpc('note_invitation', { of_id: id, is_invited: isInvited }));
      },
      ...invalidatesWhenSettled(invitationKeys.all),
      meta: { errorTitle: 'Gagal Mencatat Ajakan' },
    }),
};
