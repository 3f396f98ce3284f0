import type { MakeRepair } from '../repair.ts';
import { isCall, readBody } from './auth-messages.ts';

/** A new change of e-mail starts without confirmations; lite keeps the count of the former change. */
export const newEmailChange: MakeRepair =
  ({ database }) =>
  async (request, next) => {
    const isChange =
      isCall(request, 'PUT', '/auth/v1/user') && 'email' in (await readBody(request));
    const response = await next(request);
    if (!isChange || !response.ok) return response;
    const { id } = await readBody(response);
    await database.query(
      'update auth.users set email_change_confirm_status = 0 where id = $1::uuid',
      [id],
    );
    return response;
  };

/**
 * A change of e-mail needs a confirmation from the present and from the new mailbox, as `double_confirm_changes` says.
 * lite finishes it with the present mailbox alone. Here the first of the two links is only noted; lite sees
 * the second one only, which by then is in the column that lite reads.
 */
export const twoMailboxes: MakeRepair =
  ({ database }) =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/verify')) return next(request);
    const { type, token_hash: token } = await readBody(request);
    if (type !== 'email_change' || !token) return next(request);
    const [noted] = await database.query(
      `update auth.users set
         email_change_confirm_status = 1,
         email_change_token_current = case
           when email_change_token_current = $1 then email_change_token_new
           else email_change_token_current end,
         email_change_token_new = null
       where email_change_confirm_status = 0
         and email_change_sent_at > now() - interval '1 hour'
         and $1 in (email_change_token_current, email_change_token_new)
       returning id`,
      [token],
    );
    if (!noted) return next(request);
    const msg =
      'Confirmation link accepted. Please proceed to confirm link sent to the other email';
    return Response.json({ code: '200', msg });
  };
