import { randomBytes } from 'node:crypto';
import type { Mailer } from '../../backend/supabase-app.ts';
import type { Database } from '../../database/database.ts';
import type { Repair } from '../repair.ts';

/** 256 random bits, in the letters that lite gives a token. */
export const randomToken = (): string => randomBytes(32).toString('hex');

/**
 * lite makes the token of a link from the address and six digits, which a million tries find. Mails carry a random one in
 * its place, stored once lite has answered: it writes some tokens only after their mail.
 */
export function createLinkTokens(mailer: Mailer) {
  const waiting = new Map<string, string>();
  const replace = (token: string): string => {
    const random = randomToken();
    waiting.set(token, random);
    return random;
  };
  const sender: Mailer = {
    sendConfirmation: (to, token, code, meta) =>
      mailer.sendConfirmation(to, replace(token), code, meta),
    sendRecovery: (to, token, code, meta) => mailer.sendRecovery(to, replace(token), code, meta),
    sendMagicLink: (to, token, code, meta) => mailer.sendMagicLink(to, replace(token), code, meta),
    sendEmailChange: (to, token, code, meta) => {
      const ofNew = meta?.tokenHashNew;
      const changed = ofNew ? { ...meta, tokenHashNew: replace(ofNew) } : meta;
      return mailer.sendEmailChange(to, replace(token), code, changed);
    },
    sendReauthentication: mailer.sendReauthentication,
  };
  const store =
    (database: Database): Repair =>
    async (request, next) => {
      const response = await next(request);
      for (const [token, random] of waiting) {
        const stored = await database.query(storeToken, [token, random]);
        if (stored.length > 0) waiting.delete(token);
      }
      return response;
    };
  return { sender, store };
}

const columns = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_current',
  'email_change_token_new',
];
const storeToken = `
  update auth.users
  set ${columns.map((name) => `${name} = case when ${name} = $1 then $2 else ${name} end`).join(', ')}
  where $1 in (${columns.join(', ')})
  returning id`;
