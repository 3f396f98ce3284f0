import { resolve } from 'node:path';
import { sessionKey } from '@portal/api/storage-keys';
import { demoAccounts } from '@portal/database/demo-accounts';
import { type LocalStack, startLocalStack } from '@portal/local-stack';
import { test as base, expect, type Page } from 'playwright/test';

const releasedSite = resolve(import.meta.dirname, '../dist');

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * A portal of the worker's own: the released files over the real embedded backend, in memory. Every test begins with the
 * demo data and an empty mailbox; relative URLs lead to it.
 */
export const test = base.extend<{ resetPortal: undefined }, { portal: LocalStack }>({
  portal: [
    // Playwright reads which fixtures are wanted from the pattern, so there has to be one.
    async ({ browserName: _browser }, use) => {
      const portal = await startLocalStack({
        port: 0,
        mailboxPort: 0,
        dataDir: 'memory',
        siteDir: releasedSite,
      });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  resetPortal: [
    async ({ portal }, use) => {
      await portal.resetData();
      await portal.clearMailbox();
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.url);
  },
  // A route handler that still waits when the test ends may fail: its page is gone.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect };

/** The accounts of the demo seed, with the role that each chooses when signing in. */
export const accounts = {
  admin: { ...demoAccounts.admin, role: 'Admin' },
  budi: { ...demoAccounts.budi, role: 'Alumni' },
  siti: { ...demoAccounts.siti, role: 'Alumni' },
  andi: { ...demoAccounts.andi, role: 'Alumni' },
} as const;

interface Account {
  email: string;
  password: string;
  role: string;
}

/** Opens the sign-in form, fills and sends it. */
export async function signInByForm(page: Page, account: Account) {
  await page.goto('/login');
  await sendSignIn(page, account);
}

/** Fills and sends the sign-in form that is already shown. */
export async function sendSignIn(page: Page, { email, password, role }: Account) {
  await page.getByLabel('Login sebagai').selectOption({ label: role });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Masuk|Login/ })
    .click();
}

/** A new session of the real service, as the browser stores it. */
export async function sessionOf(page: Page, { email, password }: Account): Promise<string> {
  const { backend } = await (await page.request.get('/registry.json')).json();
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: backend.publishableKey },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return JSON.stringify(await answer.json());
}

/** Stores a session in the browser without opening the portal. */
export async function keepSession(page: Page, account: Account) {
  const session = await sessionOf(page, account);
  // Any page of the same origin would do; this one costs least.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    session,
  ] as const);
}

/** Opens a page with a session of the real service, without the form. */
export async function openAs(page: Page, account: Account, path: string) {
  const stored = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    await sessionOf(page, account),
  ] as const);
  await page.goto(path);
  await stored.dispose();
}

/** Opens the dashboard signed in: for tests of what comes after the form. */
export async function signIn(page: Page, account: Account) {
  await openAs(page, account, account.role === 'Admin' ? '/admin/dashboard' : '/dashboard/alumni');
}

/** Goes to a path within the page, as Back does: without loading the page again. */
export async function openInPage(page: Page, path: string) {
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Goes to another page as `openInPage` does, and waits until its heading has replaced the one that was there. */
export async function visitInPage(page: Page, path: string) {
  const replaced = page.locator('h1:not([data-left])');
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await openInPage(page, path);
  await expect(replaced.first(), path).toBeVisible();
}

/** Ends the session in another tab, without a log-out, and waits until this page shows the login. */
export async function endSessionElsewhere(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await other.close();
  await expect(page).toHaveURL(/\/login$/);
}

/** The one toast, by its title. */
export function toast(page: Page, title: string) {
  return page.getByRole('region', { name: 'Notification' }).getByText(title, { exact: true });
}

/** Ends the time in which the admin can undo decisions, so that their notifications appear now. Reminders of events keep their day. */
export const endUndoTime = (portal: LocalStack) =>
  portal.query(
    `update notifications set visible_from = now()
     where visible_from between now() and now() + interval '1 hour'`,
  );

/** The newest mail to an address, once it has arrived. */
export async function mailTo(portal: LocalStack, address: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${portal.mailboxUrl}/api/messages`);
      const mails = (await answer.json()) as Mail[];
      found = mails.find((mail) => mail.to.includes(address));
      return found?.to;
    })
    .toContain(address);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** The first link of the portal in a mail. */
export function linkIn(mail: Mail): string {
  const [link] = mail.text.match(/https?:\/\/\S+/) ?? [];
  if (!link) throw new Error(`No link in "${mail.subject}"`);
  return link;
}
