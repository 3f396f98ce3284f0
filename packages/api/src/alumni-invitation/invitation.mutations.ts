import { mutationOptions } from '@portal/api/query';
import { write } from '../query/call.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { invitationsKey } from './invitation.queries.ts';

export const invitationMutations = {
  /** Notes that somebody was asked, or that the message was not sent after all. Refused within 30 days of the last. */
  note: () =>
    mutationOptions({
      mutationFn: write(
        'note_invitation',
        ({ id, isInvited }: { id: string; isInvited: boolean }) => ({
          of_id: id,
          is_invited: isInvited,
        }),
      ),
      ...invalidatesWhenSettled(invitationsKey),
      meta: { errorTitle: 'Gagal Mencatat Ajakan' },
    }),
};
