import { demoAccounts } from '@portal/database/seed';
import type { LocalStack } from '@portal/local-stack';
import { asRow, load, say, tableHead } from './bench.ts';
import { openCopyOfBenchStack } from './bench-stack.ts';
import { signIn } from './sign-in.ts';

/** All are undone but the one that makes a queue of everybody for the next. */
const decisions: [name: string, parameters: object][] = [
  ['badge', { new_badge: 'Panitia' }],
  ['badge and right', { new_badge: 'Relawan', new_right: true }],
  ['rejected', { new_status: 'rejected' }],
  ['pending', { new_status: 'pending' }],
  ['verified', { new_status: 'verified' }],
];

/** Of a hosted project, for people who are signed in: https://supabase.com/docs/guides/database/postgres/timeouts */
const statementLimit = '8s';
/** Milliseconds of one request: half of what a slower machine would need. */
const requestLimit = 2_000;

// Not one by one, as people sign up: what a decision costs is measured, not what an account does.
const accountsForAll = `
  set local session_replication_role = replica;
  set local statement_timeout = 0;
  insert into auth.users (id, email, email_confirmed_at)
  select gen_random_uuid(), email, now() from public.alumni where user_id is null;
  update public.alumni as a set user_id = u.id, email_confirmed = true
  from auth.users as u where u.email = a.email and a.user_id is null;
  analyze auth.users, public.alumni;`;

interface Work {
  requests: number;
  rows: number;
  seconds: number;
  /** Milliseconds. */
  longest: number;
}

/**
 * Decisions on all alumni of the largest size, each undone, and their deletion, in a copy of the measured database: first nobody has an
 * account, then everybody, who is notified. @returns how many requests were too long
 */
export async function measureDecisionsOnAll(): Promise<number> {
  say(
    `\nDecisions on all, requests of at most ${requestLimit} ms, statements end after ${statementLimit}`,
  );
  say(tableHead(['accounts', 'decision', 'rows', 'requests', 'seconds', 'longest, ms']));
  let missed = 0;
  for (const accounts of ['nobody', 'everybody']) {
    const stack = await openCopyOfBenchStack(statementLimit);
    if (accounts === 'everybody') await stack.run(accountsForAll);
    const call = await callAsAdmin(stack);
    const report = (name: string, work: Work) => {
      if (work.longest > requestLimit) missed += 1;
      const { rows, requests, seconds, longest } = work;
      say(asRow([accounts, name, rows, requests, seconds.toFixed(1), longest.toFixed(0)]));
    };
    for (const [name, parameters] of decisions) {
      const id = crypto.randomUUID();
      report(name, await decideOnAll(call, stack, id, parameters));
      if (name !== 'pending') report(`${name}, undone`, await undo(call, id));
    }
    const id = crypto.randomUUID();
    report('deleted', await decideOnAll(call, stack, id, { is_deletion: true }));
    await stack.close();
  }
  say(`${load()} at the end`);
  return missed;
}

type Call = (name: string, body: object) => Promise<{ row: Record<string, unknown>; time: number }>;

async function callAsAdmin(stack: LocalStack): Promise<Call> {
  const token = await signIn(stack, demoAccounts.admin);
  return async (name, body) => {
    const startedAt = performance.now();
    const answer = await fetch(`${stack.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    return { row: [JSON.parse(text)].flat()[0], time: performance.now() - startedAt };
  };
}

async function decideOnAll(call: Call, stack: LocalStack, id: string, parameters: object) {
  const [counted] = await stack.query('select count(*)::int as total from public.alumni');
  const readAt = Date.now();
  let place = {};
  return sumUp(async () => {
    const request = { of_kind: 'alumni', decision_id: id, expected_total: counted?.total };
    const read = { read_ago: `${Date.now() - readAt} milliseconds` };
    const { row, time } = await call('decide', { ...request, ...read, ...parameters, ...place });
    place = { after_id: row.next_id, created_until: row.until_time };
    return { time, rows: Number(row.changed_count), hasMore: row.next_id !== null };
  });
}

async function undo(call: Call, id: string): Promise<Work> {
  return sumUp(async () => {
    const { row, time } = await call('take_back', { cause_id: id });
    return { time, rows: Number(row.undone), hasMore: row.has_more === true };
  });
}

async function sumUp(next: () => Promise<{ time: number; rows: number; hasMore: boolean }>) {
  const work: Work = { requests: 0, rows: 0, seconds: 0, longest: 0 };
  for (let hasMore = true; hasMore; ) {
    const part = await next();
    work.requests += 1;
    work.rows += part.rows;
    work.seconds += part.time / 1_000;
    work.longest = Math.max(work.longest, part.time);
    hasMore = part.hasMore;
  }
  return work;
}
