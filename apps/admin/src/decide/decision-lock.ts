import { type UIEvent, useRef, useState } from 'react';
import { recentPresses } from '../frame/recent-presses.ts';

/** Milliseconds that a row stays locked after its answer, and that another press on the same spot counts as the same press. */
const quietTime = 1500;
/** Pixels within which two presses count as on the same spot. */
const sameSpot = 16;

export interface DecisionLock {
  /** Whether any row is locked. */
  isHeld: boolean;
  isLocked: (id: string) => boolean;
  /** Whether the last press repeated the one before on the same spot. */
  isRepeated: () => boolean;
  /** False for locked rows and for a repeated press on the same spot, whichever row is there by now. */
  accepts: (press: UIEvent, ids: readonly string[]) => boolean;
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

  return {
    isHeld: held.length > 0,
    isLocked: (id) => held.some((ids) => ids.includes(id)),
    isRepeated,
    accepts: (press, ids) =>
      // A press without a pointer, as by assistive technology, has no `detail`.
      !(press.detail > 0 && isRepeated()) &&
      !latest.current.some((others) => others.some((id) => ids.includes(id))),
    hold: async (ids, answer) => {
      change([...latest.current, ids]);
      await answer.catch(() => undefined);
      await untilQuiet();
      change(latest.current.filter((others) => others !== ids));
    },
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

async function untilQuiet() {
  const start = performance.now();
  for (let rest = quietTime; rest > 0; ) {
    await new Promise((resolve) => setTimeout(resolve, rest));
    rest = Math.max(start, recentPresses.last.at) + quietTime - performance.now();
  }
}
