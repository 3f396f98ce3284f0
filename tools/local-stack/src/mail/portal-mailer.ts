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
    sendEmailChange: (to, token, _code, meta) =>
      deliver(emailChangeMail(to, meta?.newEmail ?? to, linkTo(token, 'email_change'))),
    sendReauthentication: (to, code) => deliver(reauthenticationMail(to, code)),
  };
}
