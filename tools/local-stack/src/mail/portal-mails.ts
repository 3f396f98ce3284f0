import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesDir } from '../paths.ts';
import type { Mail } from './mailbox.ts';

/** What a template names, in the words of the service: https://supabase.com/docs/guides/auth/auth-email-templates */
export type MailValues = Partial<Record<'SiteURL' | 'TokenHash' | 'NewEmail' | 'Token', string>>;

/** Fills in a template that hosted Supabase sends as well (`supabase/config.toml`). */
export function writeMail(to: string, template: string, values: MailValues): Mail {
  const source = readFileSync(join(templatesDir, `${template}.html`), 'utf8');
  const html = source.replaceAll(/\{\{ \.(\w+) \}\}/g, (_place, name: keyof MailValues) =>
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
