import type { Mailer } from '../backend/supabase-app.ts';
import type { Mailbox } from './mailbox.ts';
import { type MailValues, writeMail } from './portal-mails.ts';

/**
 * Writes the portal's mails into the mailbox instead of sending them. Their links lead to the configured origin: who asks for a mail
 * chooses the `Host` header, but another person opens the link.
 */
export function createPortalMailer(mailbox: Mailbox, siteUrl: string): Mailer {
  const send = async (to: string, template: string, values: MailValues) =>
    mailbox.deliver(writeMail(to, template, { SiteURL: siteUrl, SendingTo: to, ...values }));
  return {
    sendConfirmation: (to, TokenHash) => send(to, 'confirmation', { TokenHash }),
    sendRecovery: (to, TokenHash) => send(to, 'recovery', { TokenHash }),
    sendMagicLink: (to, TokenHash) => send(to, 'magic_link', { TokenHash }),
    sendEmailChange: async (to, TokenHash, _code, meta) => {
      const NewEmail = meta?.newEmail ?? to;
      const both = { Email: to, NewEmail };
      await send(to, 'email_change', { ...both, TokenHash });
      // lite leaves out the new mailbox, whose owner has to agree too.
      const tokenOfNew = meta?.tokenHashNew;
      if (tokenOfNew) await send(NewEmail, 'email_change', { ...both, TokenHash: tokenOfNew });
    },
    sendReauthentication: (to, Token) => send(to, 'reauthentication', { Token }),
  };
}
