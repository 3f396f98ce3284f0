import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { supabaseDir, templatesDir } from '../paths.ts';
import type { Mail } from './mailbox.ts';

/** What a template names, in the words of the service: https://supabase.com/docs/guides/auth/auth-email-templates */
export type MailValues = Partial<Record<'SiteURL' | 'TokenHash' | 'NewEmail' | 'Token', string>>;

/** Fills in a template that hosted Supabase sends as well (`supabase/config.toml`). */
export function writeMail(to: string, template: string, values: MailValues): Mail {
  const source = readFileSync(join(templatesDir, `${template}.html`), 'utf8');
  const html = source.replaceAll(/\{\{ \.(\w+) \}\}/g, (_place, name: keyof MailValues) =>
    escapeHtml(values[name] ?? ''),
  );
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
