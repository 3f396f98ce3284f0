import { type UIEvent, useRef, useState } from 'react';
import { recentPresses } from '../frame/recent-presses.ts';

/** Milliseconds that a row stays locked after its answer, and that another press on the same spot counts as the same press. */
const quietTime = 1500;
/** The same for a key, which hits nothing by chance: too short to have read the next row. */
export const quietKeyTime = 1000;
/** Pixels within which two presses count as on the same spot. */
const sameSpot = 16;

export interface DecisionLock {
  /** Whether any row is locked. */
  isHeld: boolean;
  /** Of a row, or of a spot. */
  isLocked: (id: string) => boolean;
  /** Whether the last press repeated the one before on the same spot. */
  isRepeated: () => boolean;
  /**
   * False for locked rows and for a repeated press on the same spot, whichever row is there by now. A button that stays where it is while
   * its row changes names its spot, which a press locks until the time in which another one would be refused is over.
   */
  accepts: (press: UIEvent, ids: readonly string[], spot?: string) => boolean;
  /** Locks the rows until the answer, and then until `quietTime` has passed without a press. Never rejects. */
  hold: (ids: readonly string[], answer: Promise<unknown>) => Promise<void>;
}

/** Lets one press decide once: the second press of a double click must not hit a row that has moved under the pointer. */
export function useDecisionLock(): DecisionLock {
  const [held, setHeld] = useState<readonly (readonly string[])[]>([]);
  // A second press may come before the state of the first one is rendered.
  const latest = useRef(held);
  const change = (next: readonly (readonly string[])[]) => {
    latest.current = next;
    setHeld(next);
  };
  const holdUntil = async (ids: readonly string[], end: Promise<unknown>) => {
    change([...latest.current, ids]);
    await end;
    change(latest.current.filter((others) => others !== ids));
  };
  const pressedAt = useRef(new Map<string, number>());
  const rest = async (spot: string, time: number) => {
    const isResting = pressedAt.current.has(spot);
    pressedAt.current.set(spot, performance.now());
    if (isResting) return;
    const lastPressAt = () => pressedAt.current.get(spot) ?? 0;
    await holdUntil([spot], untilQuiet(lastPressAt, time));
    pressedAt.current.delete(spot);
  };

  return {
    isHeld: held.length > 0,
    isLocked: (id) => held.some((ids) => ids.includes(id)),
    isRepeated,
    accepts: (press, ids, spot = '') => {
      // A press without a pointer, as by assistive technology, has no `detail`.
      const isByPointer = press.detail > 0;
      const isFree =
        !(isByPointer && isRepeated()) &&
        !latest.current.some((others) => others.some((id) => id === spot || ids.includes(id)));
      if (spot) void rest(spot, isByPointer ? quietTime : quietKeyTime);
      return isFree;
    },
    hold: (ids, answer) =>
      holdUntil(
        ids,
        answer
          .catch(() => undefined)
          .then(() => untilQuiet(() => recentPresses.last.at, quietTime)),
      ),
  };
}

/** Whether the last press repeats the one before. */
function isRepeated(): boolean {
  const { last, previous } = recentPresses;
  const distance = Math.hypot(last.x - previous.x, last.y - previous.y);
  // Presses are recorded only while the area is open, so the last one may be an old one.
  const isRecent = performance.now() - last.at < quietTime;
  return isRecent && distance < sameSpot && last.at - previous.at < quietTime;
}

async function untilQuiet(lastPressAt: () => number, time: number) {
  const start = performance.now();
  for (let rest = time; rest > 0; ) {
    await new Promise((resolve) => setTimeout(resolve, rest));
    rest = Math.max(start, lastPressAt()) + time - performance.now();
  }
}
