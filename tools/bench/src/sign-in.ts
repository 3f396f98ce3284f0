import type { demoAccounts } from '@portal/database/seed';
import type { LocalStack } from '@portal/local-stack';

type DemoAccount = (typeof demoAccounts)[keyof typeof demoAccounts];

/** What the service answers whoever signs in: the browser keeps it as it is. */
export async function openSession(
  stack: LocalStack,
  { email, password }: DemoAccount,
): Promise<{ access_token: string }> {
  const response = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const session = (await response.json()) as { access_token?: string };
  const { access_token } = session;
  if (!access_token) throw new Error(`${email} cannot sign in: ${response.status}`);
  return { ...session, access_token };
}

/** The access token of a demo account. */
export async function signIn(stack: LocalStack, account: DemoAccount): Promise<string> {
  return (await openSession(stack, account)).access_token;
}
