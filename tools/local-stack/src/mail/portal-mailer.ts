import type { Mailer } from '../backend/supabase-app.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import {
  confirmationMail,
  emailChangeMail,
  magicLinkMail,
  reauthenticationMail,
  recoveryMail,
} from './portal-mails.ts';

/** Turns a token into the link of a mail. */
export type LinkTo = (tokenHash: string, type: string) => string;

/** Writes the portal's mails into the mailbox instead of sending them. */
export function createPortalMailer(mailbox: Mailbox, linkTo: LinkTo): Mailer {
  const deliver = async (mail: Mail) => mailbox.deliver(mail);
  return {
    sendConfirmation: (to, token) => deliver(confirmationMail(to, linkTo(token, 'signup'))),
    sendRecovery: (to, token) => deliver(recoveryMail(to, linkTo(token, 'recovery'))),
    sendMagicLink: (to, token) => deliver(magicLinkMail(to, linkTo(token, 'magiclink'))),
    sendEmailChange: async (to, token, _code, meta) => {
      const newEmail = meta?.newEmail ?? to;
      await deliver(emailChangeMail(to, newEmail, linkTo(token, 'email_change')));
      // lite leaves out the new mailbox, whose owner has to agree too.
      const tokenOfNew = meta?.tokenHashNew;
      if (!tokenOfNew) return;
      await deliver(emailChangeMail(newEmail, newEmail, linkTo(tokenOfNew, 'email_change')));
    },
    sendReauthentication: (to, code) => deliver(reauthenticationMail(to, code)),
  };
}
