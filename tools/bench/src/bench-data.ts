import { createRandom, insertRows } from '@portal/database/generators';
import type { LocalStack } from '@portal/local-stack';
import { createAlumni } from './alumni-rows.ts';
import { say } from './bench.ts';
import { clearBenchData, engine, openStackOfSize, sizes } from './bench-stack.ts';
import {
  createEvents,
  createJobs,
  createNotifications,
  createRegistrations,
  createWorkHistory,
} from './other-rows.ts';

const batch = 1_000;
const registrations = 5_000;

for (const size of sizes) {
  await clearBenchData(size);
  const stack = await openStackOfSize(size);
  const startedAt = Date.now();
  await fill(stack, size);
  say(`${engine}: ${size} alumni in ${((Date.now() - startedAt) / 1_000).toFixed(0)} s`);
  await stack.close();
}
process.exit(0);

async function fill({ query }: LocalStack, size: number): Promise<void> {
  const random = createRandom(size);
  for (let from = 0; from < size; from += batch) {
    const alumni = createAlumni(random, from, Math.min(batch, size - from));
    await insertRows(query, 'public.alumni', alumni);
    await insertRows(query, 'public.work_history', createWorkHistory(random, alumni));
  }
  await insertRows(query, 'public.events', createEvents(random, size / 100));
  const first = await query(`select id from public.alumni order by id limit ${registrations}`);
  const alumniIds = first.map(({ id }) => String(id));
  const crowd = createRegistrations(random, alumniIds, registrations);
  await insertRows(query, 'public.event_registrations', crowd);
  await insertRows(query, 'public.job_postings', createJobs(random, size / 25));
  // The trigger has notified the admin of every pending row.
  await query('delete from public.notifications');
  const accounts = await query('select id from auth.users');
  for (const { id } of accounts) {
    await insertRows(query, 'public.notifications', createNotifications(random, String(id), 1_500));
  }
  await query('analyze');
}
