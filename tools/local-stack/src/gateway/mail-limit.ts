import { authError, isCall, readBody, tooManyMails } from './auth-messages.ts';
import type { MakeRepair } from './repair.ts';

/** lite sends any number of mails for recovery and magic links; GoTrue one per address and interval. */
export const mailLimit: MakeRepair =
  ({ database, mailInterval }) =>
  async (request, next) => {
    const isRecovery = isCall(request, 'POST', '/auth/v1/recover');
    const isMagicLink = isCall(request, 'POST', '/auth/v1/otp', '/auth/v1/magiclink');
    if (!isRecovery && !isMagicLink) return next(request);
    const { email } = await readBody(request);
    if (typeof email !== 'string') return next(request);
    const left = mailInterval.ask('recovery', email);
    if (left > 0) return tooManyMails(left);
    if (isRecovery) return next(request);
    // lite would make a confirmed account of any address that a stranger types.
    const [known] = await database.query('select 1 from auth.users where email = lower($1)', [
      email,
    ]);
    return known ? next(request) : authError(422, 'otp_disabled', 'Signups not allowed for otp');
  };
