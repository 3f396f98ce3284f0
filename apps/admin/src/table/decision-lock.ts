import { type UIEvent, useEffect, useRef, useState } from 'react';

/** How long after its answer a row stays locked, and how long another press on the same spot counts as the same press. */
const moment = 1500;
/** In pixels: how far a hand that presses again may have moved. */
const sameSpot = 16;

export interface DecisionLock {
  /** Whether any row is locked. */
  isHeld: boolean;
  isLocked: (id: string) => boolean;
  /** Whether the last press was another one on the same spot. */
  isRepeated: () => boolean;
  /** False on a locked row, and for another press on the same spot, whatever stands there by now. */
  accepts: (press: UIEvent, ids: readonly string[]) => boolean;
  /** Locks the rows until the answer, and a moment without any press. Never rejects. */
  hold: (ids: readonly string[], answer: Promise<unknown>) => Promise<void>;
}

/** Lets one press decide once: a double click must not meet what the first press has brought under the pointer. */
export function useDecisionLock(): DecisionLock {
  const presses = usePresses();
  const [held, setHeld] = useState<readonly (readonly string[])[]>([]);
  // A second press may come before the first one is rendered.
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

/** Observes the presses on the whole page: what closes under the pointer, such as a toast, uncovers something else. */
function usePresses() {
  const seen = useRef({ last: none, previous: none });
  useEffect(() => {
    const see = (event: PointerEvent | KeyboardEvent) => {
      // A key is at no spot.
      const { x, y } = event instanceof PointerEvent ? event : none;
      seen.current = { last: { x, y, at: event.timeStamp }, previous: seen.current.last };
    };
    window.addEventListener('pointerdown', see, true);
    window.addEventListener('keydown', see, true);
    return () => {
      window.removeEventListener('pointerdown', see, true);
      window.removeEventListener('keydown', see, true);
    };
  }, []);

  return {
    isRepeated: () => {
      const { last, previous } = seen.current;
      const distance = Math.hypot(last.x - previous.x, last.y - previous.y);
      // When the list has been left, nothing is observed any more: what was seen last is no press of this moment.
      const isOfNow = performance.now() - last.at < moment;
      return isOfNow && distance < sameSpot && last.at - previous.at < moment;
    },
    untilQuiet: async () => {
      const start = performance.now();
      for (let rest = moment; rest > 0; ) {
        await new Promise((resolve) => setTimeout(resolve, rest));
        rest = Math.max(start, seen.current.last.at) + moment - performance.now();
      }
    },
  };
}
