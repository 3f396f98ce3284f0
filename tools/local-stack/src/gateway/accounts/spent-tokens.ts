import type { MakeRepair } from '../repair.ts';
import { isCall, readBody } from './auth-messages.ts';

/**
 * lite forgets only the token that was used. The service forgets all links of the account that were sent before
 * (`ClearAllOneTimeTokensForUser` in https://github.com/supabase/auth/blob/master/internal/models/user.go).
 */
export const spentTokens: MakeRepair =
  ({ database }) =>
  async (request, next) => {
    const response = await next(request);
    if (!isCall(request, 'POST', '/auth/v1/verify') || !response.ok) return response;
    const { user } = await readBody(response);
    const id = typeof user === 'object' && user && 'id' in user ? user.id : null;
    await database.query(
      `update auth.users set confirmation_token = null, recovery_token = null,
         email_change_token_current = null, email_change_token_new = null
       where id = $1::uuid`,
      [id],
    );
    return response;
  };
