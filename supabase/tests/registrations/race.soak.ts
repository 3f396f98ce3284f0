import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { createAccount } from '../portal.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { addAlumni } from './event-with-seats.ts';
import { runRace, watchRace } from './race.ts';

const rounds = 200;
const people = 50;
const adminEmail = 'admin@portal.example';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function openRace(serverUrl: string | undefined) {
  const database = await openDatabase(serverUrl, people + 5);
  await database.sql('update private.app_settings set admin_email = $1', [adminEmail]);
  const admin = await createAccount(database.sql, adminEmail);
  const clients = await addAlumni(database, people);
  await watchRace(database);
  const run = (seed: number) => runRace(database, { admin, clients, seed, isWild: seed % 2 === 0 });
  return { ...database, run };
}

describe.each(['PGlite', 'PostgreSQL'])('50 people at once on ten seats, on %s', (engine) => {
  it('never get more seats than there are, in order, and are notified of each promotion once', async () => {
    const race = await openRace(engine === 'PGlite' ? undefined : server.url);
    const startedAt = performance.now();
    for (let seed = 1; seed <= rounds; seed += 1) {
      expect(await race.run(seed), `seed ${seed}`).toEqual([]);
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    process.stdout.write(`${engine}: ${rounds} rounds in ${seconds} s\n`);
    await race.close();
  }, 1_800_000);
});

it('is noticed when the lock is missing', async () => {
  const race = await openRace(server.url);
  await race.script(`
    do $$
    begin
      execute replace(pg_get_functiondef('private.lock_event'::regproc), 'for update', '');
    end
    $$`);
  const problems: string[] = [];
  for (let seed = 1; seed <= 10; seed += 1) {
    problems.push(...(await race.run(seed)));
  }
  expect(problems.join()).toMatch(/overbooked/);
  await race.close();
}, 300_000);
