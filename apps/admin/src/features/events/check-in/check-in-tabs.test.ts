import { ApiError } from '@portal/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCheckInQueue } from './check-in-queue.ts';

const lost = new ApiError('', { kind: 'network', code: '', status: 0 });
const open: (() => void)[] = [];
const people = ['a', 'b', 'c'];

/** A tab whose requests about these people get no answer; the others are answered after 8 seconds. */
function openTab(unanswered: string[] = people) {
  const sent: string[] = [];
  const queue = createCheckInQueue({
    eventId: 'event',
    send: async ({ id, isPresent, secondsAgo }) => {
      sent.push(`${isPresent ? '' : 'not '}${id} ${secondsAgo}`);
      if (unanswered.includes(id)) throw lost;
      await pass(8_000);
    },
    onSent: () => {},
    onRefused: () => {},
  });
  const leave = queue.subscribe(() => {});
  open.push(leave);
  const tap = (id: string, isPresent = true) => queue.tap(id, { name: `Nama ${id}`, isPresent });
  const waiting = () =>
    [...queue.taps()].map(([id, { isPresent }]) => (isPresent ? id : `not ${id}`)).sort();
  return { queue, sent, leave, tap, waiting };
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** What the next visit finds. */
function afterReload(...tabs: ReturnType<typeof openTab>[]) {
  for (const { leave } of tabs) leave();
  return openTab().waiting();
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const leave of open.splice(0)) leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a tap in one tab keeps those that another has stored meanwhile', () => {
  const [one, other] = [openTab(), openTab()];
  one.tap('a');
  other.tap('b');
  one.tap('c');
  other.tap('a', false);
  expect(afterReload(one, other)).toEqual(['b', 'c', 'not a']);
});

test('an answer in one tab keeps what another has stored meanwhile, be it a newer tap on the same person', async () => {
  const [one, other] = [openTab(['b']), openTab()];
  one.tap('a');
  await passTime(5_000);
  other.tap('b');
  other.tap('a', false);
  await passTime(3_001);
  expect(one.sent).toEqual(['a 0', 'b 3']);
  expect(afterReload(one, other)).toEqual(['b', 'not a']);
});

test('what one tab has stored before it was closed, the other shows and sends', async () => {
  const [one, other] = [openTab(), openTab([])];
  one.tap('a');
  one.leave();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(other.waiting()).toEqual(['a']);
  window.dispatchEvent(new Event('online'));
  await passTime(8_000);
  expect([other.sent, other.waiting(), afterReload(other)]).toEqual([['a 0'], [], []]);
});

test('where the browser stores nothing, a tap waits in its tab', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { tap, waiting } = openTab();
  tap('a');
  await passTime(9_000);
  tap('b');
  expect(waiting()).toEqual(['a', 'b']);
});

test('a tap that is made while a former one is under way counts from the answer to that one', async () => {
  const { sent, tap } = openTab([]);
  tap('a');
  await passTime(2_500);
  tap('a', false);
  await passTime(20_000);
  expect(sent).toEqual(['a 0', 'not a 0']);
});
