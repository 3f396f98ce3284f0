import { demoAccounts } from '@portal/database/seed';
import type { LocalStack } from '@portal/local-stack';
import type { BenchRequest } from './requests.ts';

export type Timing = { median: number; p95: number; bytes: number };
type Tokens = Record<BenchRequest['as'], string>;

const runs = 30;
const warmUps = 3;

/** Signs in the accounts that the demo data bring along. */
export async function signInAll(stack: LocalStack): Promise<Tokens> {
  const signIn = async (email: string, password: string) => {
    const response = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    return access_token;
  };
  return {
    visitor: stack.publishableKey,
    alumnus: await signIn(demoAccounts.siti.email, demoAccounts.siti.password),
    admin: await signIn(demoAccounts.admin.email, demoAccounts.admin.password),
  };
}

/** Median and 95th percentile of one request over HTTP, in milliseconds. */
export async function measure(
  stack: LocalStack,
  tokens: Tokens,
  request: BenchRequest,
): Promise<Timing> {
  const times: number[] = [];
  let bytes = 0;
  for (let run = -warmUps; run < runs; run += 1) {
    const startedAt = performance.now();
    bytes = await send(stack, tokens[request.as], request);
    if (run >= 0) times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { median: at(0.5), p95: at(0.95), bytes };
}

async function send(stack: LocalStack, token: string, request: BenchRequest): Promise<number> {
  const isVisitor = request.as === 'visitor';
  const response = await fetch(`${stack.url}${request.path}`, {
    method: request.method,
    headers: {
      apikey: stack.publishableKey,
      ...(!isVisitor && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      ...request.headers,
    },
    ...(request.body && { body: JSON.stringify(request.body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${request.name}: ${response.status} ${text}`);
  return text.length;
}
