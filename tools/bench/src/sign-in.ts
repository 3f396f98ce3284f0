import { sessionKey } from '@portal/api/storage-keys';
import type { DemoAccount } from '@portal/database/demo-accounts';
import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright';

/** The service's answer to a sign-in, which the browser stores unchanged. */
async function openSession(
  { url, publishableKey }: LocalStack,
  { email, password }: DemoAccount,
): Promise<{ access_token: string }> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
  return response.json();
}

/** The access token of a demo account. */
export async function signIn(stack: LocalStack, account: DemoAccount): Promise<string> {
  return (await openSession(stack, account)).access_token;
}

/** Opens the site's origin with the session of a demo account in its storage. */
export async function keepSession(page: Page, stack: LocalStack, account: DemoAccount) {
  await page.goto(`${stack.url}/robots.txt`);
  const session = JSON.stringify(await openSession(stack, account));
  const entry = [sessionKey, session] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
}
