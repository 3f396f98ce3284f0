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
beforeAll(async () => {
  stack = await runStack('memory');
  await medianAnswer(5_000);
});
afterAll(() => stack.end('SIGTERM'));

/** Milliseconds that a visitor waits for a list. @throws when one answer fails */
async function medianAnswer(milliseconds: number): Promise<number> {
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
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function stopped(child: ChildProcess): Promise<number> {
  child.send('stop');
  const [opened] = await once(child, 'message');
  return opened;
}

it.each<[AttackKind, number]>([
  ['calm readers', 300],
  ['slow headers', 300],
  ['slow bodies', 300],
  ['large bodies', 20],
])(
  'other visitors wait at most twice as long beside %s over %i connections',
  async (kind, count) => {
    const quiet = await medianAnswer(duration / 4);
    const port = new URL(stack.url).port;
    const child = fork(attacker, [kind, port, String(count)], { execArgv: ['--import', 'tsx'] });
    const beside = await medianAnswer(duration);
    const opened = await stopped(child);
    print(
      `${kind}: quiet ${quiet.toFixed(1)} ms, beside ${opened} connections ${beside.toFixed(1)} ms`,
    );
    // Who sends slowly is cut off, and comes again.
    expect(opened).toBeGreaterThanOrEqual(kind === 'calm readers' ? count : 2 * count);
    expect(beside).toBeLessThanOrEqual(2 * quiet);
  },
  3 * duration,
);
