import { type ApiErrorKind, isApiError } from '@portal/api';
import { readStoredJson, removeStored, writeStored } from '@portal/api/browser-storage';
import type { Attendance } from '@portal/api/registration/admin';
import { checkInKeyPrefix } from '@portal/api/storage-keys';

interface QueueOptions {
  eventId: string;
  send: (attendance: Attendance) => Promise<void>;
  onSent: (attendance: Attendance) => void;
  /** The service has refused a tap, and would refuse it again. */
  onRefused: (attendance: Attendance, error: unknown) => void;
  /** Milliseconds until the retry of a tap that got no answer. */
  pause?: number;
}

/** Taps that are not sent yet: whether the person is present, by registration id. */
type Taps = ReadonlyMap<string, boolean>;

/**
 * Stores each tap in the browser until the service has answered it, across reloads and lost connections, and sends the taps in order.
 * Only the last tap on a person counts. Sending the same tap twice changes nothing.
 */
export function createCheckInQueue({
  eventId,
  send,
  onSent,
  onRefused,
  pause = 3000,
}: QueueOptions) {
  const key = checkInKeyPrefix + eventId;
  const listeners = new Set<() => void>();
  let taps: Taps = readTaps(key);
  let isSending = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const keep = (next: Taps) => {
    taps = next;
    if (next.size > 0) writeStored('localStorage', key, JSON.stringify([...next]));
    else removeStored('localStorage', key);
    for (const listener of listeners) listener();
  };
  const settle = ({ id, isPresent }: Attendance) => {
    // If the person was tapped again meanwhile, that tap still has to be sent.
    if (taps.get(id) === isPresent) keep(new Map([...taps].filter(([tapped]) => tapped !== id)));
  };
  const sendOne = async (attendance: Attendance): Promise<boolean> => {
    try {
      await send(attendance);
      onSent(attendance);
    } catch (error) {
      if (!isFinal(error)) return false;
      onRefused(attendance, error);
    }
    settle(attendance);
    return true;
  };
  const flush = async () => {
    clearTimeout(retry);
    if (isSending) return;
    isSending = true;
    let isAnswered = true;
    while (isAnswered) {
      const [next] = taps;
      if (!next) break;
      isAnswered = await sendOne({ id: next[0], isPresent: next[1] });
    }
    isSending = false;
    if (!isAnswered) retry = setTimeout(flush, pause);
  };

  return {
    tap: ({ id, isPresent }: Attendance) => {
      keep(new Map(taps).set(id, isPresent));
      void flush();
    },
    taps: () => taps,
    /** Starts sending what an earlier visit left, and again whenever a connection comes back. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener('online', flush);
      void flush();
      return () => {
        listeners.delete(listener);
        clearTimeout(retry);
        window.removeEventListener('online', flush);
      };
    },
  };
}

const finalKinds: readonly ApiErrorKind[] = ['invalid', 'not-found', 'forbidden', 'conflict'];

/**
 * Whether a retry would fail too; after any other error the tap stays in the queue. Without a session the database answers 401, as to
 * every visitor, and the tap is sent again after the next sign-in.
 */
function isFinal(error: unknown): boolean {
  return isApiError(error) && error.status !== 401 && finalKinds.includes(error.kind);
}

function readTaps(key: string): Taps {
  const stored = readStoredJson('localStorage', key);
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(
    entries.filter(
      (entry): entry is [string, boolean] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'boolean',
    ),
  );
}
