import { demoAccounts } from '@portal/database/seed';
import type { LocalStack } from '@portal/local-stack';
import { load, median, quantile, refuse, say } from './bench.ts';
import { engine, openBenchStack, sizes } from './bench-stack.ts';
import { endWithMissed } from './figures.ts';
import { type BenchRequest, benchRequests } from './requests.ts';
import { signIn } from './sign-in.ts';

/** Milliseconds; `cpu` is the work of this process, which a busy machine does not lengthen. */
interface Timing {
  median: number;
  p95: number;
  cpu: number;
  bytes: number;
}
type Tokens = Record<BenchRequest['as'], string>;

const runs = 30;
const warmUps = 10;
/** Bytes of one page before compression. */
const largestPage = 30_000;
const [part = ''] = process.argv.slice(2);
const requests = benchRequests.filter(({ name }) => name.includes(part));

const [small, big] = [await measureAll(sizes[0]), await measureAll(sizes[1])];
const missed = requests.filter((request) => report(request, big.get(request.name))).length;
compareFirstPages();
endWithMissed(missed);

async function measureAll(size: number): Promise<Map<string, Timing>> {
  const stack = await openBenchStack(size);
  const tokens: Tokens = {
    visitor: stack.publishableKey,
    alumnus: await signIn(stack, demoAccounts.siti),
    admin: await signIn(stack, demoAccounts.admin),
  };
  say(`${engine}, ${size} alumni, ${load()} at the start`);
  const timings = new Map<string, Timing>();
  const listed = await stack.query('select id from private.alumni_directory limit 1');
  for (const request of requests) {
    const args = Object.entries(request.body ?? {}).map(([name, value]) => [
      name,
      value === '{id}' ? listed[0]?.id : value,
    ]);
    const body = request.body && Object.fromEntries(args);
    timings.set(request.name, await measure(stack, tokens, { ...request, ...(body && { body }) }));
  }
  await stack.close();
  return timings;
}

async function measure(stack: LocalStack, tokens: Tokens, request: BenchRequest): Promise<Timing> {
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
  return { median: median(times), p95: quantile(times, 0.95), cpu: median(work), bytes };
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
  if (text === '[]' && !request.name.includes('without a match'))
    refuse(`"${request.name}" is answered with no rows.`);
  return text.length;
}

/** Prints the figures of one request. @returns whether it missed its limit */
function report({ name, limit }: BenchRequest, timing: Timing | undefined): boolean {
  if (!timing) return false;
  const hasMissed = limit !== undefined && (timing.median > limit || timing.bytes > largestPage);
  const columns = [
    name.padEnd(58),
    `median ${timing.median.toFixed(1).padStart(6)} ms`,
    `cpu ${timing.cpu.toFixed(1).padStart(6)} ms`,
    `p95 ${timing.p95.toFixed(1).padStart(6)} ms`,
    `${(timing.bytes / 1000).toFixed(1).padStart(5)} kB`,
    limit === undefined ? '' : `limit ${limit} ms, 30 kB${hasMissed ? ' MISSED' : ''}`,
  ];
  say(columns.join('  ').trimEnd());
  return hasMissed;
}

/** Lists that grow must not make their first page slower. */
function compareFirstPages(): void {
  say('');
  for (const { name } of requests.filter((request) => request.name.includes('first page'))) {
    const [few, many] = [small.get(name), big.get(name)];
    if (!few || !many) continue;
    const [time, cpu] = [many.median / few.median, many.cpu / few.cpu].map((it) => it.toFixed(2));
    say(`${name}: ${time} times as long (cpu ${cpu}) as with ${sizes[0]} alumni`);
  }
}
