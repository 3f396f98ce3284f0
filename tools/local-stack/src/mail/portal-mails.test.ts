import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { supabaseDir, templatesDir } from '../paths.ts';
import { writeMail } from './portal-mails.ts';

it('fills in a template, and gives its words without markup', () => {
  const NewEmail = 'b&c@x.id';
  const values = { NewEmail, SiteURL: 'http://x', TokenHash: 'abc' };
  const { subject, html, text } = writeMail('a@x.id', 'email_change', values);
  expect(subject).toBe('Konfirmasi perubahan email');
  expect(html).toContain('menjadi b&amp;c@x.id.');
  expect(text).toMatch(/akan diubah menjadi b&c@x\.id\.\n/);
  expect(text).toContain('\nhttp://x/tautan#email_change=abc\n');
  expect(text + html).not.toMatch(/\{\{|undefined/);
});

it('names to the new mailbox the account that asks for it, and tells only the present one to change its password', () => {
  const values = { Email: 'a@x.id', NewEmail: 'b@x.id', SiteURL: 'http://x', TokenHash: 'abc' };
  const [present, added] = [values.Email, values.NewEmail].map(
    (to) => writeMail(to, 'email_change', { ...values, SendingTo: to }).text,
  );
  expect(present).toContain('Alamat email akun Anda akan diubah menjadi b@x.id.');
  expect(present).toContain('segera ganti password Anda');
  expect(present).not.toContain('Seseorang');
  expect(added).toContain('Seseorang meminta agar alamat ini dipakai untuk akunnya, a@x.id.');
  expect(added).not.toContain('ganti password');
});

it.each(readdirSync(templatesDir))('a hosted project gets %s with the same subject', (file) => {
  const config = readFileSync(join(supabaseDir, 'config.toml'), 'utf8');
  const [, subject] =
    /<title>(.*)<\/title>/.exec(readFileSync(join(templatesDir, file), 'utf8')) ?? [];
  const [, kind, notice] = /^(.+?)(_notification)?\.html$/.exec(file) ?? [];
  const lines = [
    ...(notice
      ? [`[auth.email.notification.${kind}]`, 'enabled = true']
      : [`[auth.email.template.${kind}]`]),
    `subject = "${subject}"`,
    `content_path = "./supabase/templates/${file}"`,
  ];
  expect(config).toContain(lines.join('\n'));
});

const kinds: Record<string, string> = {
  'confirmation.html': 'signup',
  'email_change.html': 'email_change',
  'invite.html': 'invite',
  'magic_link.html': 'magiclink',
  'recovery.html': 'recovery',
};

it.each(readdirSync(templatesDir))(
  '%s leads to the page that waits for a press, and says what to do with an unwanted mail',
  (file) => {
    const template = readFileSync(join(templatesDir, file), 'utf8');
    expect(template).not.toContain('ConfirmationURL');
    expect(template).toMatch(/Bila Anda tidak|Jangan berikan/);
    const links = template.match(/\{\{ \.SiteURL \}\}[^"<]*/g) ?? [];
    const link = `{{ .SiteURL }}/tautan#${kinds[file]}={{ .TokenHash }}`;
    expect(links).toEqual(kinds[file] ? [link, link] : []);
  },
);
