import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { everyAnswer, pageHeaders } from '@portal/release/hosting';
import { Hono } from 'hono';
import { refuseForeignHost } from '../server/own-host.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';

// A mail's own markup may neither run scripts nor reach the mailbox around it.
const mailPolicy =
  "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const pagePolicy = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** The mailbox as a page and as JSON. */
export function createMailboxPages(mailbox: Mailbox): RequestListener {
  const pages = new Hono();
  pages.use(async (context, next) => {
    const refusal = refuseForeignHost(context.req.raw);
    if (refusal) return refusal;
    for (const [name, value] of Object.entries(everyAnswer)) context.header(name, value);
    await next();
    context.header('referrer-policy', 'no-referrer');
    context.header('cache-control', 'no-store');
  });
  pages.get('/', (context) => {
    const nonce = randomBytes(16).toString('base64');
    for (const [name, value] of Object.entries(pageHeaders(pagePolicy(nonce)))) {
      context.header(name, value);
    }
    return context.html(mailboxPage(mailbox.list(), nonce));
  });
  pages.get('/messages/:id', (context) => {
    const mail = mailbox.find(context.req.param('id'));
    if (!mail) return context.notFound();
    context.header('content-security-policy', mailPolicy);
    return context.html(mail.html.replace('<head>', '<head><base target="_top">'));
  });
  pages.get('/api/messages', (context) => context.json(mailbox.list()));
  pages.delete('/api/messages', (context) => {
    mailbox.clear();
    return context.body(null, 204);
  });
  const listener = getRequestListener(pages.fetch, { overrideGlobalObjects: false });
  return (incoming, outgoing) => void listener(incoming, outgoing);
}
