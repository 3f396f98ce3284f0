import type { demoAccounts } from '@portal/database/seed';
import type { LocalStack } from '@portal/local-stack';

type DemoAccount = (typeof demoAccounts)[keyof typeof demoAccounts];

/** The access token of a demo account. */
export async function signIn(stack: LocalStack, account: DemoAccount): Promise<string> {
  const { email, password } = account;
  const response = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await response.json()) as { access_token?: string };
  if (!access_token) throw new Error(`${email} cannot sign in: ${response.status}`);
  return access_token;
}
