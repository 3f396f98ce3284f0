import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { secureAnswer } from '@portal/release/hosting';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bestGrade, scoreHeaders } from '../../test/header-score.ts';
import { type Listener, listenOnLoopback } from '../server/listen.ts';
import { createMailbox } from './mailbox.ts';
import { createMailboxPages } from './mailbox-pages.ts';
import { writeMail } from './portal-mails.ts';

const mailbox = createMailbox();
const values = { SiteURL: 'http://localhost', TokenHash: 'abc' };
let listener: Listener;
let url: string;

beforeAll(async () => {
  listener = await listenOnLoopback(0, 'mailbox', createMailboxPages(mailbox));
  url = `http://localhost:${listener.port}`;
});
afterAll(() => listener.close());
beforeEach(() => mailbox.clear());

it('lists mails newest first', async () => {
  mailbox.deliver(writeMail('a@contoh.example', 'confirmation', values));
  mailbox.deliver(writeMail('b@contoh.example', 'recovery', values));
  const mails = await (await fetch(`${url}/api/messages`)).json();
  expect(mails).toMatchObject([
    { to: 'b@contoh.example', subject: 'Atur ulang password Anda' },
    { to: 'a@contoh.example', subject: 'Konfirmasi email Anda' },
  ]);
  expect(mails[1].text).toContain('http://localhost/tautan#signup=abc');
  expect(mails[1].html).toContain('href="http://localhost/tautan#signup=abc"');
  expect(mails[1].text).toContain('Ikatan Keluarga Alumni Teknik Elektro');
  expect(Date.parse(mails[0].createdAt)).toBeGreaterThan(0);
});

it('is emptied by DELETE', async () => {
  mailbox.deliver(writeMail('b@contoh.example', 'recovery', values));
  expect((await fetch(`${url}/api/messages`, { method: 'DELETE' })).status).toBe(204);
  expect(await (await fetch(`${url}/api/messages`)).json()).toEqual([]);
});

it('shows mails as text of its page and confines their markup', async () => {
  mailbox.deliver({
    to: '<b>@x',
    subject: '<img src=x onerror=alert(1)>',
    text: '',
    html: '<html><head></head><script>1</script></html>',
  });
  const page = await (await fetch(url)).text();
  expect(page).toContain('&lt;img src=x');
  expect(page).not.toContain('<img src=x');
  const [mail] = mailbox.list();
  const answer = await fetch(`${url}/messages/${mail?.id}`);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect((await fetch(`${url}/messages/unknown`)).status).toBe(404);
});

it('says that it is empty', async () => {
  expect(await (await fetch(url)).text()).toContain('Belum ada email');
});

it('runs only its own script, and answers to no foreign name', async () => {
  const answer = await fetch(url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(await answer.text()).toContain(`<script nonce="${nonce}">`);

  const foreign = get({
    port: listener.port,
    path: '/api/messages',
    headers: { host: 'evil.example' },
  });
  const [refused] = (await once(foreign, 'response')) as [IncomingMessage];
  expect(refused.statusCode).toBe(421);
});

it('sends every answer with the headers that protect it', async () => {
  mailbox.deliver(writeMail('b@contoh.example', 'recovery', values));
  const paths = ['/', `/messages/${mailbox.list()[0]?.id}`, '/messages/unknown', '/api/messages'];
  for (const path of paths) {
    const { headers } = await fetch(url + path);
    const asHosted = { ...Object.fromEntries(headers), ...secureAnswer };
    expect(scoreHeaders({ headers: asHosted }).score, path).toBeGreaterThanOrEqual(bestGrade);
  }
});
