import { createHash, randomInt } from 'node:crypto';
import { isCall, readBody, tooManyMails } from './auth-messages.ts';
import type { MakeRepair } from './repair.ts';

/** The mail of the sign-up counts for the interval too. */
export const signUpMail: MakeRepair =
  ({ mailInterval }) =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/signup')) return next(request);
    const { email } = await readBody(request);
    if (typeof email === 'string') mailInterval.ask('confirmation', email);
    return next(request);
  };

/** lite never sends the confirmation again; GoTrue does, once per interval. */
export const resend: MakeRepair =
  ({ database, mailer, mailInterval }) =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/resend')) return next(request);
    const body = await readBody(request);
    if (body.type !== 'signup' || typeof body.email !== 'string') return next(request);
    const email = body.email.toLowerCase();
    const left = mailInterval.ask('confirmation', email);
    if (left > 0) return tooManyMails(left);
    const [user] = await database.query(
      'select id from auth.users where email = $1 and email_confirmed_at is null',
      [email],
    );
    if (!user) return Response.json({});

    const code = String(randomInt(1_000_000)).padStart(6, '0');
    // The format in which lite looks up a token.
    const token = createHash('sha256').update(`${email}${code}`).digest('hex');
    await database.query(
      'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
      [user.id, token],
    );
    await mailer.sendConfirmation(email, token, code);
    return Response.json({});
  };
