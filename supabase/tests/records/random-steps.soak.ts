import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import type { Row } from '../database.ts';
import { decideOn } from '../decisions/decide.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { importSteps } from './import-steps.ts';
import { problemsOf, takeBack } from './merge-checks.ts';
import { deeds } from './merge-deeds.ts';
import { MergedPeople } from './merged-people.ts';

const filled = ['company', 'job_title', 'location', 'concentration'];

class Steps extends MergedPeople {
  /** Of imports and decisions, with whom each has left at the last attempt. */
  readonly causes = new Map<string, string[]>();
  readonly edited = new Map<string, Row>();
  private readonly steps = importSteps(this.portal);

  /** Completes somebody, and adds somebody, or one of both. */
  async imports() {
    const { random } = this;
    const one = await this.pick('alumni');
    const values = () =>
      Object.fromEntries(
        filled.filter(() => random.chance(0.6)).map((name) => [name, this.text(name)]),
      );
    const row = (row_number: number, name: unknown, nim: unknown) => ({
      row_number,
      name: String(name),
      nim: String(nim),
      ...values(),
    });
    const added = random.chance(0.5) || !one?.nim;
    const { id, done } = await this.steps.importAll([
      ...(one?.nim ? [row(2, one.full_name, one.nim)] : []),
      ...(added ? [row(3, `Orang ${this.next()}`, `77${this.next()}`)] : []),
    ]);
    if (done.length > 0) this.causes.set(id, []);
  }

  async decides() {
    const { random, portal } = this;
    const all = await portal.sql('select id, version from public.alumni order by id');
    const rows = all.filter(() => random.chance(0.6));
    const { changed, decision_id } = await decideOn(portal, {
      ids: rows.map(({ id }) => id),
      versions: rows.map(({ version }) => version),
      ...random.pick([{ new_badge: this.text('special_badge') }, { new_listing: false }]),
    });
    if (changed > 0) this.causes.set(decision_id, []);
  }

  async edits() {
    const row = await this.pick('alumni');
    const column = this.random.pick(filled);
    const value = this.text(column);
    await this.portal.sql(`update public.alumni set ${column} = $1 where id = $2`, [
      value,
      row?.id,
    ]);
    const id = String(row?.id);
    this.edited.set(id, { ...this.edited.get(id), [column]: value });
    this.expect('alumni', id, { [column]: value });
  }

  /** Any of what is left. */
  async undoes() {
    const id = this.random.pick([...this.merges, ...this.causes.keys()]);
    this.done.push(`undoes ${id.slice(0, 4)}`);
    if (this.merges.includes(id)) return takeBack(this, id);
    const { leftOut } = await this.steps.undo(id, this.random.integer(1, 5));
    if (leftOut.length === 0) this.causes.delete(id);
    else
      this.causes.set(
        id,
        leftOut.map((row) => String((row as { id?: string }).id)),
      );
    return undefined;
  }

  get left() {
    return this.merges.length + this.causes.size;
  }

  /** Of a row that was edited since, what was done to it before may stay. */
  async problems() {
    const problems: string[] = [];
    const rows = await this.rows('alumni');
    for (const [cause, ids] of this.causes) {
      for (const id of ids) {
        const edited = this.edited.get(id);
        if (edited) this.expect('alumni', id, { ...rows.get(id), ...edited });
        else problems.push(`${cause} has left ${id}, which nobody has edited`);
      }
    }
    return [...problems, ...(await problemsOf(this))];
  }
}

/** Imports, decides, merges and, in every other chain, edits; then takes all back in any order, again and again. */
async function runChain(portal: Portal, seed: number): Promise<string[]> {
  const people = new Steps(portal, createRandom(seed));
  const { random } = people;
  await people.begin();
  const acts: Record<string, () => Promise<unknown>> = {
    imports: () => people.imports(),
    decides: () => people.decides(),
    merges: () => deeds.merges?.(people) ?? Promise.resolve(),
    ...(random.chance(0.5) && { edits: () => people.edits() }),
  };
  const problems: string[] = [];
  try {
    for (let step = random.integer(3, 9); step > 0; step -= 1) {
      const name = random.pick(Object.keys(acts));
      people.done.push(name);
      await acts[name]?.();
      if (people.left > 0 && random.chance(0.15)) await people.undoes();
    }
    // Each could be the one that all others wait for.
    for (let round = people.left * 8; round > 0 && people.left > 0; round -= 1)
      await people.undoes();
    problems.push(...(await people.problems()));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : JSON.stringify(error));
  }
  return problems.length > 0
    ? [[`SEED=${seed} CHAINS=1: ${people.done}`, ...problems].join('\n  ')]
    : [];
}

it('takes random imports, decisions and merges back in any order, until only edits are left', {
  timeout: 1_800_000,
}, async () => {
  const first = Number(process.env.SEED ?? randomInt(1_000_000));
  const chains = Number(process.env.CHAINS ?? 100);
  process.stdout.write(`SEED=${first}\n`);
  const portal = await freshPortal();
  const failed: string[] = [];
  for (let seed = first; seed < first + chains; seed += 1) {
    failed.push(...(await runChain(portal, seed)));
  }
  process.stdout.write(`${chains} chains\n`);
  expect(failed).toEqual([]);
});
