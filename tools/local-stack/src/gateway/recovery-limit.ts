import { readBody, tooManyMails } from './auth-error.ts';
import { secondsToNextMail } from './mail-interval.ts';
import type { MakeRepair } from './repair.ts';

/** lite sends any number of recovery mails; GoTrue one per address and interval. */
export const recoveryLimit: MakeRepair =
  ({ database, mailInterval }) =>
  async (request, next) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/recover') {
      return next(request);
    }
    const { email } = await readBody(request);
    if (typeof email !== 'string') return next(request);
    const left = await secondsToNextMail(database.query, email, 'recovery_sent_at', mailInterval);
    return left > 0 ? tooManyMails(left) : next(request);
  };
