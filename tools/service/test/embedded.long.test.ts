import type { LocalStack } from '@portal/local-stack';
import { startTestStack } from '@portal/local-stack/test-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkService } from '../src/check-service.ts';
import { prefix } from '../src/target.ts';
import { targetOf } from './embedded-target.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

/** How many rows of each kind lie in the database. */
const rowCounts = () =>
  stack.query(`select
    (select count(*) from auth.users) as accounts, (select count(*) from public.alumni) as alumni,
    (select count(*) from public.events) as events, (select count(*) from public.job_postings) as jobs,
    (select count(*) from storage.objects) as files,
    (select count(*) from public.notifications where message like '%${prefix}%') as messages`);

it('every belief holds on the embedded stack, but for the known differences, and nothing stays behind', async () => {
  const before = await rowCounts();
  const outcomes = await checkService(targetOf(stack), { isBesideData: true });
  const different = outcomes.filter(({ result }) => result === 'differs');
  expect(different.map(({ name, line }) => `${name}: ${line}`)).toEqual([]);
  const held = outcomes.filter(({ result }) => result === 'held');
  expect(held.length).toBeGreaterThan(120);
  expect(await rowCounts()).toEqual(before);
});
