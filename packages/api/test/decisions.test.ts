import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { configureBackend } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DecisionRequest } from '../src/decision/decisions.ts';
import { eventMutations } from '../src/event/admin-event.mutations.ts';
import { eventPagesKey } from '../src/event/admin-event.queries.ts';

const [one, two] = ['1', '2'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`);
const untilTime = '2026-11-26T00:00:00+00:00';
const part = {
  next_id: null,
  until_time: untilTime,
  seen_count: 1,
  changed_count: 1,
  left_out: [],
  lost: [],
};

/** The service's answers to come, and the bodies of the requests so far. */
let answers: object[] = [];
let sent: Record<string, unknown>[] = [];
/** What the list showed when the service was asked. */
let shownBefore: string[] = [];
const server = createServer(async (request, response) => {
  sent.push(JSON.parse(await text(request)));
  shownBefore = shown().map(({ status }) => status);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify([answers.shift()]));
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  configureBackend({ url: `http://127.0.0.1:${port}`, publishableKey: 'test-key' });
});
afterAll(() => server.close());

const key = [...eventPagesKey, 'first'];
let cache: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  [answers, sent] = [[], []];
  cache = createQueryClient({ onError: () => undefined });
  const rows = [one, two].map((id) => ({ id, version: 3, status: 'pending' }));
  cache.setQueryData(key, { rows, total: 2 });
});

const shown = () =>
  cache.getQueryData<{ rows: { version: number; status: string }[] }>(key)?.rows ?? [];
const decide = (target: DecisionRequest['target']) =>
  cache
    .getMutationCache()
    .build(cache, eventMutations.decide())
    .execute({ id: 'a-decision', target, decision: { status: 'approved' } });
const picked = (...ids: (string | undefined)[]) => ({
  rows: ids.map((id) => ({ id: String(id), version: 3 })),
});

test('goes on with the same decision where the service had no time for the rest', async () => {
  const lost = { name: 'Andi', title: 'Reuni', is_waiting: true, party_size: 2 };
  answers = [{ ...part, next_id: one, seen_count: 500, lost: [lost] }, part];
  const filter = { search: 'rapat', statuses: ['pending', 'rejected'] };
  const outcome = await decide({ filter, total: 501, readAt: Date.now() - 90_000 });
  expect(outcome).toEqual({
    seen: 501,
    changed: 2,
    leftOut: [],
    error: null,
    lost: [{ name: 'Andi', title: 'Reuni', isWaiting: true, partySize: 2 }],
  });
  expect(sent).toMatchObject([
    {
      expected_total: 501,
      search: 'rapat',
      by_statuses: ['pending', 'rejected'],
      read_ago: expect.stringMatching(/^90\d{3} milliseconds$/),
    },
    { decision_id: 'a-decision', after_id: one, created_until: untilTime },
  ]);
});

test('shows the decision on all picked rows but those that were left out', async () => {
  const leftOut = { id: two, name: 'Rapat', status: 'approved', reason: 'changed' };
  answers = [{ ...part, seen_count: 2, left_out: [leftOut] }];
  const outcome = await decide(picked(one, two));
  expect(shownBefore).toEqual(['approved', 'approved']);
  expect(outcome.leftOut).toEqual([leftOut]);
  expect(sent).toMatchObject([{ ids: [one, two], versions: [3, 3] }]);
  expect(shown()).toMatchObject([
    { status: 'approved', version: 4 },
    { status: 'pending', version: 3 },
  ]);
});

test('answers what a single row that is left out is now, and rolls its decision back', async () => {
  const leftOut = { id: one, name: 'Rapat', status: 'rejected', reason: 'changed' };
  answers = [{ ...part, changed_count: 0, left_out: [leftOut] }];
  expect(await decide(picked(one))).toMatchObject({ changed: 0, leftOut: [leftOut] });
  expect(shownBefore).toEqual(['approved', 'pending']);
  expect(shown()[0]).toMatchObject({ status: 'pending', version: 3 });
});
