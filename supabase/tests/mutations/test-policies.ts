import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { allChecks } from '../access/checks/all-checks.ts';
import type { Check } from '../access/checks/check.ts';
import { createWorld } from '../access/world/world.ts';
import { openDatabase } from '../database.ts';
import { tryChanges } from './changes-of-text.ts';
import { listMutants, type Mutant } from './mutants.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
// The backend logs every refusal, and nearly all checks provoke one.
console.error = () => undefined;

const { values: options, positionals } = parseArgs({
  options: { seed: { type: 'string' }, most: { type: 'string' } },
  allowPositionals: true,
});
const [onlyTable] = positionals;
const database = await openDatabase();
if (options.seed || options.most) {
  const seed = Number(options.seed ?? randomInt(1_000_000));
  await tryChanges(database, { seed, most: Number(options.most ?? 40) });
  process.exit();
}
const world = await createWorld(database);
// The first request makes the backend grant all tables to everybody: the rules must hold without grants.
await database.as().from('events').select();
const checks = allChecks();
const mutants = (await listMutants(database.sql)).filter(
  ({ table }) => !onlyTable || table.includes(onlyTable),
);

const healthy = await firstDeviation(checks);
if (healthy) throw new Error(`The checks fail without any mutation: ${healthy}`);

let killed = 0;
for (const mutant of mutants) {
  const deviation = await tryMutant(mutant);
  if (deviation) killed += 1;
  say(`${deviation ? 'killed  ' : 'SURVIVED'} ${mutant.table} ${mutant.name}`);
  if (deviation) say(`         ${deviation}`);
}
say(`\n${killed} / ${mutants.length} mutants killed by ${checks.length} checks`);
await database.close();
// Exits explicitly: the embedded database sets the process's exit code when it closes.
process.exit(killed === mutants.length ? 0 : 1);

async function tryMutant({ table, apply, revert }: Mutant): Promise<string | undefined> {
  await database.script(apply);
  try {
    const isAbout = (check: Check) => check.subject === table;
    const near = checks.filter(isAbout);
    const far = checks.filter((check) => !isAbout(check));
    return (await firstDeviation(near)) ?? (await firstDeviation(far));
  } finally {
    await database.script(revert);
  }
}

async function firstDeviation(candidates: readonly Check[]): Promise<string | undefined> {
  for (const check of candidates) {
    const deviation = await check.run(world);
    if (deviation) return `${check.subject}: ${check.name}: ${deviation}`;
  }
  return undefined;
}
