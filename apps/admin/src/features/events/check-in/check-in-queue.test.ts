import { ApiError } from '@portal/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCheckInQueue } from './check-in-queue.ts';

const lost = new ApiError('', { kind: 'network', code: '', status: 0 });
const refused = new ApiError('Masih menunggu.', { kind: 'invalid', code: 'PT400', status: 400 });

/** A check-in queue whose service gives these answers in turn, and then repeats the last one. */
function openDoor(...answers: (Error | null)[]) {
  const sent: [string, boolean][] = [];
  const problems: string[] = [];
  const queue = createCheckInQueue({
    eventId: 'event',
    send: async ({ id, isPresent }) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      sent.push([id, isPresent]);
      if (answer) throw answer;
    },
    onSent: () => {},
    onRefused: ({ id }) => problems.push(id),
  });
  const leave = queue.subscribe(() => {});
  return { queue, sent, problems, leave };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const passTime = () => vi.advanceTimersByTimeAsync(10_000);

test('a tap is sent once and removed from the queue when it is answered', async () => {
  const { queue, sent } = openDoor(null);
  queue.tap({ id: 'a', isPresent: true });
  expect([...queue.taps()]).toEqual([['a', true]]);
  await passTime();
  expect(sent).toEqual([['a', true]]);
  expect(queue.taps().size).toBe(0);
  expect(localStorage.length).toBe(0);
});

test('without a connection taps wait in order and are sent when it is back', async () => {
  const { queue, sent } = openDoor(lost, lost, null);
  for (const id of ['a', 'b']) queue.tap({ id, isPresent: true });
  await vi.advanceTimersByTimeAsync(1);
  expect([...queue.taps().keys()]).toEqual(['a', 'b']);
  window.dispatchEvent(new Event('online'));
  await passTime();
  expect(sent).toEqual([
    ['a', true],
    ['a', true],
    ['a', true],
    ['b', true],
  ]);
  expect(queue.taps().size).toBe(0);
});

test.each([
  ['session-expired', 'PGRST301'],
  // Without a token, the database refuses the request as it refuses a visitor's.
  ['forbidden', '42501'],
] as const)('a session that has ended, refused as %s, loses no tap', async (kind, code) => {
  const { queue, problems } = openDoor(new ApiError('', { kind, code, status: 401 }));
  queue.tap({ id: 'a', isPresent: true });
  await passTime();
  expect([problems, ...queue.taps()]).toEqual([[], ['a', true]]);
});

test('taps survive a reload and are sent by the next visit', async () => {
  const { queue, leave } = openDoor(lost);
  queue.tap({ id: 'a', isPresent: true });
  await passTime();
  leave();
  const next = openDoor(null);
  expect([...next.queue.taps()]).toEqual([['a', true]]);
  await passTime();
  expect(next.sent).toEqual([['a', true]]);
});

test('the last tap on a person counts, also one that comes while the first is under way', async () => {
  const { queue, sent } = openDoor(null);
  queue.tap({ id: 'a', isPresent: true });
  queue.tap({ id: 'a', isPresent: false });
  await passTime();
  expect(sent.at(-1)).toEqual(['a', false]);
  expect(queue.taps().size).toBe(0);
});

test('a refused tap is reported and not sent again, and the next ones are sent', async () => {
  const { queue, sent, problems } = openDoor(refused, null);
  for (const id of ['a', 'b']) queue.tap({ id, isPresent: true });
  await passTime();
  expect(problems).toEqual(['a']);
  expect(sent).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

test('malformed entries in the storage are ignored', () => {
  localStorage.setItem('portal.check-in.event', '[["a",true],["b"],7,null]');
  expect([...openDoor(null).queue.taps()]).toEqual([['a', true]]);
});
