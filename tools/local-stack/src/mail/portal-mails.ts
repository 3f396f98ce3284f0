import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supabaseDir, templatesDir } from '../paths.ts';
import type { Mail } from './mailbox.ts';

/** What a template names, in the words of the service: https://supabase.com/docs/guides/auth/auth-email-templates */
export type MailValues = Partial<
  Record<'SiteURL' | 'TokenHash' | 'Email' | 'NewEmail' | 'SendingTo' | 'Token', string>
>;

const value = /\{\{ \.(\w+) \}\}/g;
/** Two texts in one template, as Go writes it: https://pkg.go.dev/text/template */
const choice = /\{\{ if eq \.(\w+) \.(\w+) \}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/gs;

/** Fills in a template that hosted Supabase sends as well (`supabase/config.toml`). */
export function writeMail(to: string, template: string, values: MailValues): Mail {
  const source = readFileSync(join(templatesDir, `${template}.html`), 'utf8');
  const wordOf = (name: string) => values[name as keyof MailValues] ?? '';
  const html = source
    .replaceAll(choice, (_place, one: string, other: string, equal: string, unequal: string) =>
      wordOf(one) === wordOf(other) ? equal : unequal,
    )
    .replaceAll(value, (_place, name: string) => escapeHtml(wordOf(name)));
  return { to, subject: subjectOf(template), text: asText(html), html };
}

function subjectOf(template: string): string {
  const config = readFileSync(join(supabaseDir, 'config.toml'), 'utf8');
  const [, section = ''] = config.split(`[auth.email.template.${template}]`);
  const [, subject] = /^\nsubject = "(.*)"/.exec(section) ?? [];
  if (!subject) throw new Error(`supabase/config.toml has no subject for ${template}.`);
  return subject;
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
