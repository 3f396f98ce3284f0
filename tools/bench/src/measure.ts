import { demoAccounts } from '@portal/database/seed';
import type { LocalStack } from '@portal/local-stack';
import type { BenchRequest } from './requests.ts';
import { signIn } from './sign-in.ts';

/** Milliseconds; `cpu` is what this process worked, which a busy machine does not lengthen. */
export interface Timing {
  median: number;
  p95: number;
  cpu: number;
  bytes: number;
}
type Tokens = Record<BenchRequest['as'], string>;

const runs = 30;
const warmUps = 10;

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
  const work: number[] = [];
  let bytes = 0;
  for (let run = -warmUps; run < runs; run += 1) {
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    bytes = await send(stack, tokens[request.as], request);
    if (run < 0) continue;
    const { user, system } = process.cpuUsage(cpuBefore);
    times.push(performance.now() - startedAt);
    work.push((user + system) / 1_000);
  }
  return {
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    cpu: quantile(work, 0.5),
    bytes,
  };
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
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
