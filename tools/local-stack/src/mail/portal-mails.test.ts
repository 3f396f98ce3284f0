import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { supabaseDir, templatesDir } from '../paths.ts';
import { emailChangeMail } from './portal-mails.ts';

it('fills in a template, and gives its words without markup', () => {
  const { subject, html, text } = emailChangeMail('a@x.id', 'b&c@x.id', 'http://x/?a=1&b=2');
  expect(subject).toBe('Konfirmasi perubahan email');
  expect(html).toContain('href="http://x/?a=1&amp;b=2"');
  expect(text).toMatch(/akan diubah menjadi b&c@x\.id\.\nKonfirmasi Perubahan\n/);
  expect(text).toContain('\nhttp://x/?a=1&b=2\n');
  expect(text + html).not.toMatch(/\{\{|undefined/);
});

it.each(readdirSync(templatesDir))('a hosted project gets %s with the same subject', (file) => {
  const config = readFileSync(join(supabaseDir, 'config.toml'), 'utf8');
  const [, subject] =
    /<title>(.*)<\/title>/.exec(readFileSync(join(templatesDir, file), 'utf8')) ?? [];
  const section = `[auth.email.template.${file.replace('.html', '')}]`;
  const lines = [
    section,
    `subject = "${subject}"`,
    `content_path = "./supabase/templates/${file}"`,
  ];
  expect(config).toContain(lines.join('\n'));
});
