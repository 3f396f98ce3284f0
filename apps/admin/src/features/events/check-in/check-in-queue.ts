import { isApiError } from '@portal/api';
import {
  readStored,
  readStoredJson,
  removeStored,
  storedKeys,
  writeStored,
} from '@portal/api/browser-storage';
import type { Attendance } from '@portal/api/registration/admin';
import { checkInKeyPrefix } from '@portal/api/storage-keys';
import { failureText } from '@portal/ui';

interface QueueOptions {
  eventId: string;
  send: (attendance: Attendance) => Promise<void>;
  onSent: (attendance: Attendance) => void;
  /** The service has refused a tap, and would refuse it again. */
  onRefused: () => void;
  /** Milliseconds until the retry of a tap that was not recorded. */
  pause?: number;
}

/** What the admin tapped, not yet recorded by the service. */
export interface Tap {
  /** Kept with the tap, since the list no longer has the name of a registration that was deleted elsewhere. */
  name: string;
  isPresent: boolean;
  /** By the clock of this browser, in milliseconds; former builds did not store it. */
  at?: number;
  /** Why the service does not record it. It is not sent again by itself. */
  problem?: { text: string; canRetry: boolean };
}

/** By registration id, in the order of the taps. */
type Taps = ReadonlyMap<string, Tap>;

/** Seconds: the largest number that the service takes. */
const longestTold = 2_147_483_647;

/** So many answers, equal or not, and a tap is no longer sent by itself. */
const mostAnswers: Partial<Record<Outcome, number>> = { refused: 1, failed: 3, 'no-session': 3 };

/**
 * Stores each tap in the browser until the service has recorded it, across reloads and lost connections. Only the last tap on a person
 * counts. Sending the same tap twice changes nothing. A tap that the service does not record never holds up the others: it keeps
 * the reason, for the admin to read, until it is dismissed or tapped again.
 */
export function createCheckInQueue(options: QueueOptions) {
  const { eventId, send, onSent, onRefused, pause = 3000 } = options;
  const store = storeTaps(checkInKeyPrefix + eventId);
  const { taps, change, settle } = store;
  /** How many answers the tap on a person got. */
  const answers = new Map<string, number>();
  let isSending = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const keepProblem = (id: string, tap: Tap, error: unknown): Outcome => {
    const outcome = outcomeOf(error);
    const times = (answers.get(id) ?? 0) + 1;
    const most = mostAnswers[outcome];
    // A tap that the service may have recorded goes behind the others: what was lost may be this request alone.
    if (goesBehind.includes(outcome)) settle(id, tap, tap);
    if (most) answers.set(id, times);
    if (!most || times < most) return outcome;
    if (outcome === 'no-session') return 'held';
    const canRetry = outcome === 'failed';
    settle(id, tap, { ...tap, problem: { text: failureText(error), canRetry } });
    if (!canRetry) onRefused();
    return 'settled';
  };
  const sendOne = async (id: string, tap: Tap): Promise<Outcome> => {
    const { isPresent, at = Date.now() } = tap;
    const attendance = { id, isPresent, secondsAgo: secondsSince(at) };
    try {
      await send(attendance);
    } catch (error) {
      return keepProblem(id, tap, error);
    }
    answers.delete(id);
    onSent(attendance);
    settle(id, tap);
    return 'settled';
  };
  /** Sends every waiting tap once; without a connection or a session none after the first. */
  const flush = async () => {
    clearTimeout(retry);
    if (isSending) return;
    isSending = true;
    store.read();
    const failed = new Set<string>();
    const nextTap = () => [...taps()].find(([id, { problem }]) => !(problem || failed.has(id)));
    let outcome: Outcome = 'settled';
    for (let next = nextTap(); next && goesOn.includes(outcome); next = nextTap()) {
      outcome = await sendOne(...next);
      if (outcome === 'failed') failed.add(next[0]);
    }
    isSending = false;
    if (outcome !== 'held' && (failed.size > 0 || !goesOn.includes(outcome)))
      retry = setTimeout(flush, pause);
  };
  const retryAll = () => {
    answers.clear();
    for (const [id, { problem, ...tap }] of taps()) if (problem?.canRetry) change(id, tap);
    void flush();
  };

  return {
    tap: (id: string, { name, isPresent }: Omit<Tap, 'problem' | 'at'>) => {
      answers.delete(id);
      change(id, { name, isPresent, at: Date.now() });
      void flush();
    },
    /** Forgets a tap that was refused. */
    dismiss: (id: string) => change(id),
    retryAll,
    taps,
    /** Starts sending what an earlier visit left; what waits also when the page is looked at again, and all when a connection comes back. */
    subscribe: (listener: () => void) => {
      store.listeners.add(listener);
      const visit = listen(retryAll, flush, store.read);
      void flush();
      return () => {
        store.listeners.delete(listener);
        clearTimeout(retry);
        visit.abort();
      };
    },
  };
}

/**
 * `refused`: a retry would be refused as well. `failed`: a retry may help this tap. `no-answer` and `no-session`: no tap can be recorded now.
 * `held`: none is sent before the next tap, visit or connection.
 */
type Outcome = 'settled' | 'refused' | 'failed' | 'no-answer' | 'no-session' | 'held';

/** After these the next tap is sent. */
const goesOn: readonly Outcome[] = ['settled', 'failed'];

const goesBehind: readonly Outcome[] = ['no-answer', 'failed'];

/** Refusals of the moment: time-out, too early, too many requests. */
const momentary = [408, 425, 429];

function outcomeOf(error: unknown): Outcome {
  if (!isApiError(error)) return 'failed';
  const { kind, status } = error;
  if (status === 0) return 'no-answer';
  // Without a session the database answers 401, as to every visitor.
  if (status === 401 || kind === 'session-expired') return 'no-session';
  return status >= 400 && status < 500 && !momentary.includes(status) ? 'refused' : 'failed';
}

/** With one decimal; none where the clock was set back meanwhile. */
function secondsSince(moment: number): number {
  return Math.min(Math.max(Math.floor((Date.now() - moment) / 100) / 10, 0), longestTold);
}

function listen(onConnection: () => void, onSight: () => void, onStored: () => void) {
  const visit = new AbortController();
  const { signal } = visit;
  window.addEventListener('online', onConnection, { signal });
  document.addEventListener('visibilitychange', onSight, { signal });
  window.addEventListener('storage', onStored, { signal });
  return visit;
}

/** Each tap has a key of its own, so that the tabs of one door keep each other's. */
function storeTaps(key: string) {
  const listeners = new Set<() => void>();
  /** False where the storage is full or blocked: from then on this tab keeps its taps itself. */
  let isStored = true;
  let taps: Taps = readTaps(key);
  const show = (next: Taps) => {
    taps = next;
    for (const listener of listeners) listener();
  };
  const put = (id: string, tap?: Tap) => {
    const place = `${key}.${id}`;
    if (tap) isStored = writeStored('localStorage', place, JSON.stringify(tap)) && isStored;
    else removeStored('localStorage', place);
  };
  if (readStored('localStorage', key)) for (const entry of taps) put(...entry);
  if (isStored) removeStored('localStorage', key);
  /** Takes over what other tabs have stored and removed. */
  const read = () => {
    const stored = readTaps(key);
    const kept = [...taps].filter(([id]) => stored.has(id));
    if (isStored) show(new Map([...kept, ...stored]));
  };
  /** Puts the tap at the end; without one, removes it. */
  const change = (id: string, tap?: Tap) => {
    put(id, tap);
    const next = new Map(taps);
    next.delete(id);
    if (tap) next.set(id, tap);
    show(next);
  };
  /**
   * If the person was tapped again meanwhile, here or in another tab, that tap still has to be sent. One that says otherwise counts from now:
   * the service may have recorded the one that was sent at any moment until now, and an older tap gives way.
   */
  const settle = (id: string, sent: Tap, next?: Tap) => {
    read();
    const last = taps.get(id);
    if (!last) return;
    if (last.isPresent !== sent.isPresent) change(id, { ...last, at: Date.now() });
    else if (last.at === sent.at) change(id, next);
  };
  return { listeners, taps: () => taps, read, change, settle };
}

/** In the order of their times. Former builds stored one list. */
function readTaps(key: string): Taps {
  const former = readStoredJson('localStorage', key);
  const entries: unknown[] = Array.isArray(former) ? former : [];
  for (const place of storedKeys('localStorage', `${key}.`))
    entries.push([place.slice(key.length + 1), readStoredJson('localStorage', place)]);
  const taps = entries
    .map((entry) => (Array.isArray(entry) ? [entry[0], withName(entry[1])] : []))
    .filter((entry): entry is [string, Tap] => typeof entry[0] === 'string' && isTap(entry[1]));
  return new Map(taps.sort(([, one], [, other]) => (one.at ?? 0) - (other.at ?? 0)));
}

/** Former builds stored only whether the person is present. */
function withName(value: unknown): unknown {
  return typeof value === 'boolean' ? { name: 'Peserta', isPresent: value } : value;
}

function isTap(value: unknown): value is Tap {
  if (typeof value !== 'object' || value === null) return false;
  const { name, isPresent, problem } = value as Partial<Record<keyof Tap, unknown>>;
  const isKnown = problem === undefined || (typeof problem === 'object' && problem !== null);
  return typeof name === 'string' && typeof isPresent === 'boolean' && isKnown;
}
