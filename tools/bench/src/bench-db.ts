import { loadavg } from 'node:os';
import { engine, openBenchStack, sizes } from './bench-stack.ts';
import { measure, signInAll, type Timing } from './measure.ts';
import { type BenchRequest, benchRequests } from './requests.ts';

/** Bytes of one page before compression. */
const largestPage = 30_000;
const [part = ''] = process.argv.slice(2);
const requests = benchRequests.filter(({ name }) => name.includes(part));
const say = (line: string) => process.stdout.write(`${line}\n`);

const [small, big] = [await measureAll(sizes[0]), await measureAll(sizes[1])];
let missed = 0;
for (const request of requests) {
  const timing = big.get(request.name);
  if (timing) report(request, timing);
}
say(`\n${missed} limits missed on ${engine}; load ${loadavg()[0]?.toFixed(1)} at the end`);
compareFirstPages();
process.exit(missed > 0 ? 1 : 0);

async function measureAll(size: number): Promise<Map<string, Timing>> {
  const stack = await openBenchStack(size);
  const tokens = await signInAll(stack);
  say(`${engine}, ${size} alumni, load ${loadavg()[0]?.toFixed(1)} at the start`);
  const timings = new Map<string, Timing>();
  const listed = await stack.query('select id from public.search_alumni_directory()');
  const ids = listed.map(({ id }) => id).join(',');
  for (const request of requests) {
    const path = request.path.replace('{ids}', ids);
    timings.set(request.name, await measure(stack, tokens, { ...request, path }));
  }
  await stack.close();
  return timings;
}

function report({ name, limit }: BenchRequest, { median, p95, cpu, bytes }: Timing): void {
  const isMissed = limit !== undefined && (median > limit || bytes > largestPage);
  if (isMissed) missed += 1;
  const columns = [
    name.padEnd(58),
    `median ${median.toFixed(1).padStart(6)} ms`,
    `cpu ${cpu.toFixed(1).padStart(6)} ms`,
    `p95 ${p95.toFixed(1).padStart(6)} ms`,
    `${(bytes / 1000).toFixed(1).padStart(5)} kB`,
    limit === undefined ? '' : `limit ${limit} ms, 30 kB${isMissed ? ' MISSED' : ''}`,
  ];
  say(columns.join('  ').trimEnd());
}

/** Lists that grow must not make their first page slower. */
function compareFirstPages(): void {
  for (const { name } of requests.filter((request) => request.name.includes('first page'))) {
    const [few, many] = [small.get(name), big.get(name)];
    if (!few || !many) continue;
    const [longer, harder] = [many.median / few.median, many.cpu / few.cpu];
    say(
      `${name}: ${longer.toFixed(2)} times as long (cpu ${harder.toFixed(2)}) as with ${sizes[0]} alumni`,
    );
  }
}
