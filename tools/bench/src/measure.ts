import { demoAccounts } from '@portal/database/seed';
import type { LocalStack } from '@portal/local-stack';
import type { BenchRequest } from './requests.ts';
import { signIn } from './sign-in.ts';

export type Timing = { median: number; p95: number; bytes: number };
type Tokens = Record<BenchRequest['as'], string>;

const runs = 30;
const warmUps = 3;

/** Signs in the accounts that the demo data bring along. */
export async function signInAll(stack: LocalStack): Promise<Tokens> {
  return {
    visitor: stack.publishableKey,
    alumnus: await signIn(stack, demoAccounts.siti),
    admin: await signIn(stack, demoAccounts.admin),
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
