import { type UIEvent, useEffect, useRef, useState } from 'react';

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
  const presses = usePresses();
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
    isRepeated: presses.isRepeated,
    accepts: (press, ids) =>
      // A press without a pointer, as by assistive technology, has no `detail`.
      !(press.detail > 0 && presses.isRepeated()) &&
      !latest.current.some((others) => others.some((id) => ids.includes(id))),
    hold: async (ids, answer) => {
      change([...latest.current, ids]);
      await answer.catch(() => undefined);
      await presses.untilQuiet();
      change(latest.current.filter((others) => others !== ids));
    },
  };
}

interface Press {
  x: number;
  y: number;
  at: number;
}

const none: Press = { x: Number.NaN, y: Number.NaN, at: Number.NEGATIVE_INFINITY };

/** Observes presses on the whole page: a toast that closes on a press uncovers a button at the same spot. */
function usePresses() {
  const recent = useRef({ last: none, previous: none });
  useEffect(() => {
    const record = (event: PointerEvent | KeyboardEvent) => {
      // A key press has no position.
      const { x, y } = event instanceof PointerEvent ? event : none;
      recent.current = { last: { x, y, at: event.timeStamp }, previous: recent.current.last };
    };
    window.addEventListener('pointerdown', record, true);
    window.addEventListener('keydown', record, true);
    return () => {
      window.removeEventListener('pointerdown', record, true);
      window.removeEventListener('keydown', record, true);
    };
  }, []);

  return {
    isRepeated: () => {
      const { last, previous } = recent.current;
      const distance = Math.hypot(last.x - previous.x, last.y - previous.y);
      // After the list has unmounted, presses are no longer recorded, so the last one may be an old one.
      const isRecent = performance.now() - last.at < quietTime;
      return isRecent && distance < sameSpot && last.at - previous.at < quietTime;
    },
    untilQuiet: async () => {
      const start = performance.now();
      for (let rest = quietTime; rest > 0; ) {
        await new Promise((resolve) => setTimeout(resolve, rest));
        rest = Math.max(start, recent.current.last.at) + quietTime - performance.now();
      }
    },
  };
}
