import { isApiError } from '@portal/api';
import { readStoredJson, removeStored, writeStored } from '@portal/api/browser-storage';
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
const mostAnswers = 3;

/**
 * Stores each tap in the browser until the service has recorded it, across reloads and lost connections. Only the last tap on a person
 * counts. Sending the same tap twice changes nothing. A tap that the service does not record never holds up the others: it keeps
 * the reason, for the admin to read, until it is dismissed or tapped again.
 */
export function createCheckInQueue(options: QueueOptions) {
  const { eventId, send, onSent, onRefused, pause = 3000 } = options;
  const store = storeTaps(checkInKeyPrefix + eventId);
  const { taps, change } = store;
  /** How many answers the tap on a person got. */
  const answers = new Map<string, number>();
  let isSending = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  // If the person was tapped again meanwhile, that tap still has to be sent.
  const settle = (id: string, sent: Tap, next?: Tap) => {
    if (taps().get(id) === sent) change(id, next);
  };
  const keepProblem = (id: string, tap: Tap, error: unknown): Outcome => {
    const outcome = outcomeOf(error);
    const times = (answers.get(id) ?? 0) + 1;
    // A tap without an answer goes behind the others: what was lost may be this request alone.
    if (outcome === 'no-answer') settle(id, tap, tap);
    else answers.set(id, times);
    if (outcome === 'no-session' && times >= mostAnswers) return 'held';
    const canRetry = outcome === 'failed';
    if (!(outcome === 'refused' || (canRetry && times >= mostAnswers))) return outcome;
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
      const stopListening = listen(retryAll, flush);
      void flush();
      return () => {
        store.listeners.delete(listener);
        clearTimeout(retry);
        stopListening();
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

/** None where the clock was set back meanwhile. */
function secondsSince(moment: number): number {
  return Math.min(Math.max(Math.floor((Date.now() - moment) / 1000), 0), longestTold);
}

function listen(onConnection: () => void, onSight: () => void): () => void {
  window.addEventListener('online', onConnection);
  document.addEventListener('visibilitychange', onSight);
  return () => {
    window.removeEventListener('online', onConnection);
    document.removeEventListener('visibilitychange', onSight);
  };
}

function storeTaps(key: string) {
  const listeners = new Set<() => void>();
  let taps: Taps = readTaps(key);
  return {
    listeners,
    taps: () => taps,
    /** Puts the tap at the end; without one, removes it. */
    change: (id: string, tap?: Tap) => {
      const next = new Map(taps);
      next.delete(id);
      if (tap) next.set(id, tap);
      taps = next;
      if (next.size > 0) writeStored('localStorage', key, JSON.stringify([...next]));
      else removeStored('localStorage', key);
      for (const listener of listeners) listener();
    },
  };
}

function readTaps(key: string): Taps {
  const stored = readStoredJson('localStorage', key);
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(
    entries
      .map((entry) => (Array.isArray(entry) ? [entry[0], withName(entry[1])] : []))
      .filter((entry): entry is [string, Tap] => typeof entry[0] === 'string' && isTap(entry[1])),
  );
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
