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
 * demo data and an empty mailbox; the browser is at the portal's address.
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
  // An answer that is being changed when the test ends has nobody left to go to.
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

/** Fills the sign-in form as a person does and sends it. */
export async function signInByForm(page: Page, account: Account) {
  await page.goto('/login');
  await sendSignIn(page, account);
}

/** The same where the form is shown already. */
export async function sendSignIn(page: Page, { email, password, role }: Account) {
  await page.getByLabel('Login sebagai').selectOption({ label: role });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Masuk|Login/ })
    .click();
}

/** Gives the browser a session of the real service, without the form, and leaves the portal unopened. */
export async function keepSession(page: Page, { email, password }: Account) {
  const { backend } = await (await page.request.get('/registry.json')).json();
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: backend.publishableKey },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  // Any page of the same origin will do, and this one costs nothing.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(await answer.json()),
  ] as const);
}

/** Opens the dashboard signed in: for tests of what comes after the form. */
export async function signIn(page: Page, account: Account) {
  await keepSession(page, account);
  await page.goto(account.role === 'Admin' ? '/admin/dashboard' : '/dashboard/alumni');
}

/** The session ends in another tab, without a log-out, and this page is led to the sign-in form. */
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
