import { createHash, randomInt } from 'node:crypto';
import { readBody, tooManyMails } from './auth-error.ts';
import { secondsToNextMail } from './mail-interval.ts';
import type { MakeRepair } from './repair.ts';

/** lite never sends the confirmation again; GoTrue does, once per interval. */
export const resend: MakeRepair =
  ({ database, mailer, mailInterval }) =>
  async (request, next) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/resend') {
      return next(request);
    }
    const body = await readBody(request);
    if (body.type !== 'signup' || typeof body.email !== 'string') return next(request);
    const email = body.email.toLowerCase();
    const [user] = await database.query(
      'select id from auth.users where email = $1 and email_confirmed_at is null',
      [email],
    );
    if (!user) return Response.json({});

    const left = await secondsToNextMail(
      database.query,
      email,
      'confirmation_sent_at',
      mailInterval,
    );
    if (left > 0) return tooManyMails(left);
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
