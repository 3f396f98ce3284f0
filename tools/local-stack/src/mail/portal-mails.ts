import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesDir } from '../paths.ts';
import type { Mail } from './mailbox.ts';

/** Asks the owner of an address to confirm it. */
export function confirmationMail(to: string, url: string): Mail {
  return write(to, 'confirmation', { ConfirmationURL: url });
}

/** Leads to the form for a new password. */
export function recoveryMail(to: string, url: string): Mail {
  return write(to, 'recovery', { ConfirmationURL: url });
}

/** Signs in without a password. */
export function magicLinkMail(to: string, url: string): Mail {
  return write(to, 'magic_link', { ConfirmationURL: url });
}

/** Confirms a change of the account's e-mail. */
export function emailChangeMail(to: string, newEmail: string, url: string): Mail {
  return write(to, 'email_change', { NewEmail: newEmail, ConfirmationURL: url });
}

/** Contains the code that confirms a sensitive change. */
export function reauthenticationMail(to: string, code: string): Mail {
  return write(to, 'reauthentication', { Token: code });
}

/** Fills in a template that hosted Supabase sends as well (`supabase/config.toml`). */
function write(to: string, template: string, values: Record<string, string>): Mail {
  const source = readFileSync(join(templatesDir, `${template}.html`), 'utf8');
  const html = source.replaceAll(/\{\{ \.(\w+) \}\}/g, (_place, name) =>
    escapeHtml(values[name] ?? ''),
  );
  const [, subject = ''] = /<title>(.*)<\/title>/.exec(html) ?? [];
  return { to, subject, text: asText(html), html };
}

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function escapeHtml(text: string): string {
  return Object.entries(entities).reduce((it, [code, sign]) => it.replaceAll(sign, code), text);
}

function asText(html: string): string {
  const words = html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/^\s+/gm, '');
  return Object.entries(entities).reduceRight(
    (it, [code, sign]) => it.replaceAll(code, sign),
    words,
  );
}
