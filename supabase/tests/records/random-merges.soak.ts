import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { overbooked, problemsOf, takeBack } from './merge-checks.ts';
import { deeds } from './merge-deeds.ts';
import { MergedPeople } from './merged-people.ts';

const often = [...Array(8).fill('merges'), 'edits a text', 'edits a text', 'brings a guest'];

/** Merges, changes and takes back at random, then takes back what is left. @returns what is wrong, and how many merges there were */
async function runChain(portal: Portal, seed: number) {
  const people = new MergedPeople(portal, createRandom(seed));
  const { random } = people;
  const problems: string[] = [];
  await people.begin();
  const act = async (name: string, work?: (people: MergedPeople) => Promise<unknown>) => {
    people.done.push(name);
    await work?.(people);
    problems.push(...(await overbooked(people)));
  };
  try {
    for (let step = random.integer(4, 14); step > 0; step -= 1) {
      const name = random.pick([...Object.keys(deeds), ...often]);
      await act(name, deeds[name]);
    }
    while (people.merges.length > 0) {
      await act('parted', () => takeBack(people, random.pick(people.merges)));
    }
    problems.push(...(await problemsOf(people)));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : JSON.stringify(error));
  }
  return {
    merges: people.done.filter((name) => name === 'merges').length,
    failed:
      problems.length > 0
        ? [[`SEED=${seed} CHAINS=1: ${people.done}`, ...problems].join('\n  ')]
        : [],
  };
}

it('parts random merges again in any order, and keeps what was changed since', {
  timeout: 1_800_000,
}, async () => {
  const first = Number(process.env.SEED ?? randomInt(1_000_000));
  const chains = Number(process.env.CHAINS ?? 200);
  process.stdout.write(`SEED=${first}\n`);
  const portal = await freshPortal();
  const failed: string[] = [];
  let merges = 0;
  for (let seed = first; seed < first + chains; seed += 1) {
    const outcome = await runChain(portal, seed);
    failed.push(...outcome.failed);
    merges += outcome.merges;
  }
  process.stdout.write(`${merges} merges\n`);
  expect(failed).toEqual([]);
});
