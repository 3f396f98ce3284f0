import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { openDatabase } from '../database.ts';
import { createAccount } from '../portal.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { forgetRunning, type ImportRow, importSteps, toSend } from './import-steps.ts';

const rounds = 20;
const batchSize = 25;
const file: ImportRow[] = Array.from({ length: 75 }, (_, place) => ({
  row_number: place + 2,
  name: `Orang ${String.fromCharCode(65 + (place % 26))}${'aeiou'[place % 5]}${place}`,
  nim: String(11_650_100_000 + place),
  graduation_year: '2016',
}));

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

// Between two batches the tab is closed; within one the transaction is ended, as by a lost connection or the end of the process. The
// connection itself stays: the driver of the tests fails when it loses one in a transaction.
const endings = ['between', 'cut'] as const;

async function openImports() {
  const { sql, as, close } = await openDatabase(server.url, 5);
  await sql(`update private.app_settings set admin_email = 'admin@portal.example'`);
  const admin = await createAccount(sql, 'admin@portal.example');
  const steps = importSteps({ as, people: { admin } });

  /** Ends the transaction of a batch while it is being written; false if it was stored before. */
  const cut = async (time: number, isAnswered: () => boolean) => {
    const active = `
      from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and state = 'active' and query like '%apply_import%'`;
    while (!isAnswered() && (await sql(`select pid ${active}`)).length === 0) await pause(1);
    await pause(time);
    return (await sql(`select pg_cancel_backend(pid) ${active}`)).length > 0;
  };

  /** Sends the batches up to one that may be killed. */
  const begin = async (seed: number) => {
    const random = createRandom(seed);
    const ending = endings[seed % endings.length] ?? 'between';
    const sent = toSend(file, await steps.preview(file));
    const importId = await steps.start();
    const last = random.integer(0, file.length / batchSize - 1);
    for (let batch_no = 0; batch_no <= last; batch_no += 1) {
      const batch = sent.slice(batch_no * batchSize, (batch_no + 1) * batchSize);
      let isAnswered = false;
      const answer = as(admin)
        .rpc('apply_import', {
          import_id: importId,
          batch_no,
          rows: batch.map(({ row }) => row),
          fingerprints: batch.map(({ plan }) => plan.fingerprint),
        })
        .then(({ error }) => {
          isAnswered = true;
          return error;
        });
      if (batch_no < last || ending === 'between') {
        expect(await answer).toBeNull();
      } else if (!((await cut(random.integer(0, 60), () => isAnswered)) && (await answer))) {
        return 'cut too late';
      }
    }
    return ending;
  };

  const expectWholeBatches = async (told: string) => {
    const parts = await sql(`
      select batch_no, count(*)::integer as noted from private.import_rows group by 1 order by 1`);
    for (const part of parts) expect(part, told).toMatchObject({ noted: batchSize });
    const [all] = await sql(`
      select count(*)::integer as count, count(former.record_id)::integer as undoable
      from public.alumni left join private.former_rows as former on record_id = id`);
    const written = parts.length * batchSize;
    expect(all, told).toEqual({ count: written, undoable: written });
  };

  const expectCompletion = async (told: string) => {
    await sql(forgetRunning);
    await steps.importAll(file, {}, batchSize);
    const stored = await sql('select full_name from public.alumni order by nim');
    const names = stored.map(({ full_name }) => full_name);
    expect(names, told).toEqual(file.map(({ name }) => name));
    expect((await steps.importAll(file, {}, batchSize)).sent, told).toEqual([]);
  };

  const clear = async () => {
    await sql('delete from public.alumni');
    await sql('delete from private.causes');
    await sql('delete from private.former_rows');
  };
  return { begin, expectWholeBatches, expectCompletion, clear, close };
}

it(`${rounds} imports that are killed leave each batch whole or absent, and are completed without a double`, async () => {
  const imports = await openImports();
  const firstSeed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    await imports.clear();
    const told = `SEED=${seed} ${await imports.begin(seed)}`;
    await imports.expectWholeBatches(told);
    await imports.expectCompletion(told);
    process.stdout.write(`${told}\n`);
  }
  await imports.close();
}, 600_000);
