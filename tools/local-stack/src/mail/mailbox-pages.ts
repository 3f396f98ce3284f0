import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Mailbox } from './mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';

// A mail's own markup may neither run scripts nor reach the mailbox around it.
const mailPolicy =
  "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'";

/** The mailbox as a page and as JSON. */
export function createMailboxPages(mailbox: Mailbox): RequestListener {
  const pages = new Hono();
  pages.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
    context.header('cache-control', 'no-store');
  });
  pages.get('/', (context) => context.html(mailboxPage(mailbox.list())));
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
