import type { GatewayContext, MakeRepair } from '../repair.ts';
import { isCall, readBody, tooManyMails } from './auth-messages.ts';
import { randomToken } from './link-tokens.ts';

/** lite never sends the confirmation again; GoTrue does, once per interval. */
export const resend: MakeRepair = (context) => async (request, next) => {
  if (!isCall(request, 'POST', '/auth/v1/resend')) return next(request);
  const body = await readBody(request);
  if (body.type !== 'signup' || typeof body.email !== 'string') return next(request);
  return (await sendConfirmation(context, body.email.toLowerCase())) ?? Response.json({});
};

/** Mails an account that waits for its confirmation, if there is one. Returns a refusal within the interval. */
export async function sendConfirmation(
  { database, mailer, mailInterval }: GatewayContext,
  email: string,
): Promise<Response | undefined> {
  const left = mailInterval.ask('confirmation', email);
  if (left > 0) return tooManyMails(left);
  const [user] = await database.query(
    'select id from auth.users where email = $1 and email_confirmed_at is null',
    [email],
  );
  if (!user) return undefined;

  const token = randomToken();
  await database.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
    [user.id, token],
  );
  await mailer.sendConfirmation(email, token, '');
  return undefined;
}
