import { ApiError, type ApiErrorKind } from '@portal/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCheckInQueue } from './check-in-queue.ts';

function answer(status: number, kind: ApiErrorKind = 'unknown', text = ''): ApiError {
  return new ApiError(text, { kind, code: '', status });
}

const lost = answer(0, 'network');
const refused = answer(400, 'invalid', 'Masih menunggu.');
const gone = answer(404, 'not-found', 'Pendaftaran ini sudah tidak ada.');

type Answer = Error | null;

const open: (() => void)[] = [];

/** A check-in queue whose service answers each person as told; a list of answers is given in turn, and the last one is repeated. */
function openDoor(answers: Record<string, Answer | Answer[]> = {}) {
  const sent: string[] = [];
  /** How long each waited, as it was sent. */
  const waited: (number | undefined)[] = [];
  let rereads = 0;
  const queue = createCheckInQueue({
    eventId: 'event',
    send: async ({ id, isPresent, secondsAgo }) => {
      waited.push(secondsAgo);
      sent.push(isPresent ? id : `not ${id}`);
      const given = answers[id] ?? null;
      const next = Array.isArray(given) ? (given.length > 1 ? given.shift() : given[0]) : given;
      if (next) throw next;
    },
    onSent: () => {},
    onRefused: () => {
      rereads += 1;
    },
  });
  const leave = queue.subscribe(() => {});
  open.push(leave);
  const tap = (...ids: string[]) => {
    for (const id of ids) queue.tap(id, { name: `Nama ${id}`, isPresent: true });
  };
  const waiting = () => [...queue.taps()].filter(([, { problem }]) => !problem).map(([id]) => id);
  const problems = () =>
    [...queue.taps().values()].flatMap(({ name, problem }) =>
      problem ? [`${name}: ${problem.text}${problem.canRetry ? ' Coba lagi' : ''}`] : [],
    );
  return { queue, sent, waited, leave, tap, waiting, problems, rereads: () => rereads };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const leave of open.splice(0)) leave();
  vi.useRealTimers();
});

const passTime = (milliseconds = 60_000) => vi.advanceTimersByTimeAsync(milliseconds);

test('a tap is sent once and removed from the queue when it is answered', async () => {
  const { queue, sent, tap, waiting } = openDoor();
  tap('a');
  expect(waiting()).toEqual(['a']);
  await passTime();
  expect(sent).toEqual(['a']);
  expect(queue.taps().size).toBe(0);
  expect(localStorage.length).toBe(0);
});

test.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('without a connection taps wait, one being tried at a time, until %s', async (_, happens) => {
  const answers = { a: lost, b: lost } as Record<string, Answer>;
  const { sent, tap, waiting } = openDoor(answers);
  tap('a', 'b');
  await passTime(1);
  expect(sent).toEqual(['a']);
  expect(waiting()).toEqual(['b', 'a']);
  Object.assign(answers, { a: null, b: null });
  happens();
  await passTime(1);
  expect(sent).toEqual(['a', 'b', 'a']);
  expect(waiting()).toEqual([]);
});

test('a tap that is never answered waits as long as it takes, and holds up nobody', async () => {
  const { sent, tap, waiting, problems } = openDoor({ a: lost });
  tap('a', 'b', 'c');
  await passTime();
  expect(sent.slice(0, 4)).toEqual(['a', 'b', 'c', 'a']);
  expect(sent.length).toBeGreaterThan(10);
  expect([waiting(), problems()]).toEqual([['a'], []]);
});

const momentary = [408, 425, 429];
const statuses = Array.from({ length: 105 }, (_, index) => 400 + index);
const final = statuses.filter(
  (status) => status < 500 && status !== 401 && !momentary.includes(status),
);

test.each(final)(
  'status %i refuses the tap for good, names the person and holds up nobody',
  async (status) => {
    const { sent, tap, waiting, problems } = openDoor({ a: answer(status, 'unknown', 'Ditolak.') });
    tap('a', 'b');
    await passTime();
    expect(sent).toEqual(['a', 'b']);
    expect([waiting(), problems()]).toEqual([[], ['Nama a: Ditolak.']]);
  },
);

test.each([...momentary, ...statuses.filter((status) => status >= 500), 200])(
  'after three answers of status %i a tap waits to be sent again by hand, and holds up nobody',
  async (status) => {
    const given = { a: answer(status, 'server', 'Gangguan.') };
    const { sent, tap, waiting, problems, rereads } = openDoor(given);
    tap('a', 'b');
    await passTime();
    expect(sent).toEqual(['a', 'b', 'a', 'a']);
    expect([waiting(), problems()]).toEqual([[], ['Nama a: Gangguan. Coba lagi']]);
    expect(rereads()).toBe(0);
  },
);

test.each([
  [401, 'session-expired'],
  [401, 'forbidden'],
  [400, 'session-expired'],
] as const)(
  'a session that has ended, refused by %i as %s, holds all taps and loses none',
  async (status, kind) => {
    const { sent, tap, waiting, problems } = openDoor({ a: answer(status, kind) });
    tap('a', 'b');
    await passTime();
    expect(sent).toEqual(['a', 'a', 'a']);
    expect([waiting(), problems()]).toEqual([['a', 'b'], []]);
  },
);

test('answers that differ count too: nothing is sent for ever', async () => {
  const { sent, tap, problems } = openDoor({ a: [answer(502), lost, answer(503), answer(502)] });
  tap('a');
  await passTime();
  expect(sent).toHaveLength(4);
  expect(problems()).toHaveLength(1);
});

test('a failure that passes is told to nobody', async () => {
  const { sent, tap, waiting, problems } = openDoor({ a: [answer(503), answer(429), null] });
  tap('a');
  await passTime();
  expect(sent).toHaveLength(3);
  expect([waiting(), problems()]).toEqual([[], []]);
});

test('a tap whose retry may help is sent again by hand, and when a connection comes back', async () => {
  const { queue, sent, tap, problems } = openDoor({ a: answer(500) });
  tap('a');
  await passTime();
  queue.retryAll();
  await passTime();
  window.dispatchEvent(new Event('online'));
  await passTime();
  expect(sent).toHaveLength(9);
  expect(problems()).toHaveLength(1);
});

test('taps and what became of them survive a reload; only the waiting ones are sent by the next visit', async () => {
  const { leave, tap } = openDoor({ a: gone, b: answer(500), c: lost });
  tap('a', 'b', 'c');
  await passTime();
  leave();
  const next = openDoor();
  expect(next.waiting()).toEqual(['c']);
  await passTime();
  expect(next.sent).toEqual(['c']);
  expect(next.problems()).toHaveLength(2);
});

test('a refused tap is forgotten when it is dismissed, or replaced by another tap', async () => {
  const { queue, sent, tap, problems, rereads } = openDoor({ a: [refused, null], b: gone });
  tap('a', 'b');
  await passTime();
  expect(rereads()).toBe(2);
  queue.dismiss('b');
  tap('a');
  await passTime();
  expect(sent).toEqual(['a', 'b', 'a']);
  expect(problems()).toEqual([]);
});

test('the last tap on a person counts, also one that comes while the first is under way', async () => {
  const { queue, sent, tap } = openDoor();
  tap('a');
  queue.tap('a', { name: 'Nama a', isPresent: false });
  await passTime();
  expect(sent.at(-1)).toEqual('not a');
  expect(queue.taps().size).toBe(0);
});

test('a tap says at each sending how long ago it was, also after a reload', async () => {
  const answers = { a: lost } as Record<string, Answer>;
  const { waited, leave, tap } = openDoor(answers);
  tap('a');
  await passTime(7_000);
  expect(waited).toEqual([0, 3, 6]);
  leave();
  await passTime(3_600_000);
  expect(openDoor().waited).toEqual([3_607]);
});

test('a tap from the future of the clock was just now', () => {
  const tap = { name: 'Nama a', isPresent: true, at: Date.now() + 3_600_000 };
  localStorage.setItem('portal.check-in.event', JSON.stringify([['a', tap]]));
  expect(openDoor().waited).toEqual([0]);
});

test('a second tap is sent with its own time, although the first is still under way', async () => {
  const { queue, sent, waited, tap } = openDoor({ a: [lost, null] });
  tap('a');
  await passTime(1_000);
  queue.tap('a', { name: 'Nama a', isPresent: false });
  tap('a');
  await passTime();
  expect([sent.at(-1), waited.at(-1)]).toEqual(['a', 0]);
});

test('taps that a former build stored are kept, malformed entries are ignored', () => {
  const tap = { name: 'Nama a', isPresent: true };
  localStorage.setItem(
    'portal.check-in.event',
    JSON.stringify([['a', tap], ['b'], ['c', false], ['d', { ...tap, problem: 7 }], 7, null]),
  );
  expect([...openDoor().queue.taps()]).toEqual([
    ['a', tap],
    ['c', { name: 'Peserta', isPresent: false }],
  ]);
});
