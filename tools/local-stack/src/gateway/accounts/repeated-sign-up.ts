import { randomUUID } from 'node:crypto';
import type { GatewayContext, MakeRepair } from '../repair.ts';
import { isCall, readBody } from './auth-messages.ts';
import { sendConfirmation } from './resend.ts';

/**
 * lite answers 429 when an e-mail signs up again. GoTrue hides from strangers who has a confirmed account: it answers
 * with a generated user whose `identities` are empty. An account that waits for its confirmation keeps its first
 * password and gets the mail again.
 */
export const repeatedSignUp: MakeRepair = (context) => async (request, next) => {
  if (!isCall(request, 'POST', '/auth/v1/signup')) return next(request);
  const body = await readBody(request);
  const response = await next(request);
  const email = String(body.email).toLowerCase();
  if (response.status !== 429) {
    // The mail of the sign-up counts for the interval too.
    if (response.ok) context.mailInterval.ask('confirmation', email);
    return response;
  }
  const waiting = await waitingUser(context, email);
  if (!waiting) return Response.json(madeUpUser(body));
  return (await sendConfirmation(context, email)) ?? Response.json(waiting);
};

async function waitingUser({ database }: GatewayContext, email: string) {
  const [user] = await database.query(
    `select id, aud, role, email, created_at, updated_at, raw_user_meta_data as user_metadata, (
       select json_agg(identity) from auth.identities identity where user_id = account.id
     ) as identities
     from auth.users account where email = $1 and email_confirmed_at is null`,
    [email],
  );
  return user;
}

function madeUpUser({ email, data }: Record<string, unknown>) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: String(email).toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
