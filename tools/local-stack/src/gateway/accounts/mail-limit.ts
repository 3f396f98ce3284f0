import type { MakeRepair } from '../repair.ts';
import { isCall, readBody, tooManyMails } from './auth-messages.ts';

/** lite sends any number of mails for recovery; GoTrue one per address and interval. */
export const mailLimit: MakeRepair =
  ({ mailInterval }) =>
  async (request, next) => {
    if (!isCall(request, 'POST', '/auth/v1/recover')) return next(request);
    const { email } = await readBody(request);
    if (typeof email !== 'string') return next(request);
    const left = mailInterval.ask('recovery', email);
    return left > 0 ? tooManyMails(left) : next(request);
  };
