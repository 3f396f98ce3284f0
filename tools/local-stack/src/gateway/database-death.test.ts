import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { alumniOfAdmin, endDriver } from '../../test/end-driver.ts';
import { startTestStack } from '../../test/test-stack.ts';
import type { LocalStack } from '../local-stack.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => stack.close());

function post(path: string, body: string) {
  const headers = { 'content-type': 'application/json', apikey: stack.publishableKey };
  return fetch(stack.url + path, { method: 'POST', body, headers });
}

/** The status with which every function answers a visitor without arguments. */
async function statusesOfFunctions() {
  const functions = await stack.query(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const statuses: number[] = [];
  for (const { name } of functions) {
    const answer = await post(`/rest/v1/rpc/${name}`, '{}');
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

it('refuses a list of more values than a statement can carry, and answers everybody afterwards', async () => {
  const rows = Array.from({ length: 40_000 }, () => ({ position: 1 }));
  expect((await post('/rest/v1/work_history', JSON.stringify(rows))).status).toBe(413);
  // In a body that the entrance takes.
  // What the limit of a body lets through, the driver's place counts.
  const values = Array.from({ length: 32_768 }, (_, index) => index);
  const list = values.map((index) => `($${index + 1}::integer)`).join();
  await expect(
    stack.query(`select count(*) from (values ${list}) as many`, values),
  ).rejects.toThrow(/32,?767/);
  expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
  const statuses = await statusesOfFunctions();
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(50);
  // A database that has ended answers with nothing rather than with an error.
  expect(await alumniOfAdmin(stack)).toBeGreaterThan(3);
});

it('opens a database that has ended by itself again, with all that was acknowledged', async () => {
  await stack.query(`update public.events set title = 'Sebelum berakhir'`);
  const health = async () => (await fetch(`${stack.url}/healthz`)).status;
  const dump = PGlite.prototype.dumpDataDir;
  const meanwhile: Promise<unknown>[] = [];
  vi.spyOn(PGlite.prototype, 'dumpDataDir').mockImplementationOnce(async function (this: PGlite) {
    meanwhile.push(alumniOfAdmin(stack));
    expect(await health()).toBe(503);
    return dump.call(this, 'none');
  });
  await endDriver(stack);
  expect(await health()).toBe(200);
  expect(await Promise.all(meanwhile)).toEqual([expect.any(Number)]);
  const titles = await stack.query('select distinct title from public.events');
  expect(titles).toEqual([{ title: 'Sebelum berakhir' }]);
  await endDriver(stack);
  expect(await alumniOfAdmin(stack)).toBeGreaterThan(3);
  await stack.resetData();
  expect(await stack.query('select distinct title from public.events')).not.toEqual(titles);
});
