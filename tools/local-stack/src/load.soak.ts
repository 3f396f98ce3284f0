import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AttackKind } from '../test/attack.ts';
import { runStack, type StackProcess } from '../test/stack-process.ts';
import { print } from './command.ts';

const duration = 60_000;
/** Milliseconds between two requests of the visitor who is measured. */
const pause = 100;
const attacker = fileURLToPath(new URL('../test/attacker.ts', import.meta.url));

let stack: StackProcess;
const rows: string[] = [];
beforeAll(async () => {
  stack = await runStack('memory');
  await measure(5_000);
});
afterAll(async () => {
  await stack.end('SIGTERM');
  const columns =
    'beside, from another address | connections opened | quiet, ms | beside, ms | ratio';
  print(`\n| ${columns} |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}`);
});

interface Waiting {
  median: number;
  /** Half of all answers lie between these. */
  spread: string;
}

/** Milliseconds that a visitor waits for a list. @throws when one answer fails */
async function measure(milliseconds: number): Promise<Waiting> {
  const until = performance.now() + milliseconds;
  const times: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    const answer = await fetch(`${stack.url}/rest/v1/events?select=id,title`, {
      headers: { apikey: stack.publishableKey },
    });
    await answer.text();
    expect(answer.status).toBe(200);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), spread: `${at(0.25).toFixed(0)}–${at(0.75).toFixed(0)}` };
}

async function stopped(child: ChildProcess): Promise<number> {
  child.send('stop');
  const [opened] = await once(child, 'message');
  return opened;
}

it.each<[AttackKind, number]>([
  ['calm readers', 300],
  ['restless readers', 300],
  ['slow headers', 300],
  ['slow bodies', 300],
  ['large bodies', 300],
])(
  'other visitors wait at most twice as long beside %s over %i connections',
  async (kind, count) => {
    const quiet = await measure(duration / 4);
    const port = new URL(stack.url).port;
    const child = fork(attacker, [kind, port, String(count)], { execArgv: ['--import', 'tsx'] });
    const beside = await measure(duration);
    const opened = await stopped(child);
    const cells = [quiet, beside].map(({ median, spread }) => `${median.toFixed(1)} (${spread})`);
    const ratio = (beside.median / quiet.median).toFixed(2);
    rows.push(`| ${count} ${kind} | ${opened} | ${cells.join(' | ')} | ${ratio} |`);
    // A slow sender is disconnected, and connects again.
    expect(opened).toBeGreaterThanOrEqual(kind.endsWith('readers') ? count : 2 * count);
    expect(beside.median).toBeLessThanOrEqual(2 * quiet.median);
  },
  3 * duration,
);
