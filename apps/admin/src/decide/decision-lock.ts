import { type UIEvent, useRef, useState } from 'react';
import { isRepeatedKey, lastPress } from '../frame/recent-presses.ts';

/** Milliseconds without a press after which a row or a spot takes one again. */
const quietTime = 1500;

interface Held {
  ids: readonly string[];
  /** The answer was a failure: a key may try again at once, since it hits nothing by chance. */
  hasFailed: boolean;
}

export interface DecisionLock {
  /** Whether any row is locked. */
  isHeld: boolean;
  /** Of a row, or of a spot. */
  isLocked: (id: string) => boolean;
  /**
   * False for locked rows. A button that stays where it is while its row changes names its spot, which a pointer locks until the time
   * in which another press would be refused is over. A key has no spot: the same one again, with no other between, is refused.
   */
  accepts: (press: UIEvent, ids: readonly string[], spot?: string) => boolean;
  /** Locks the rows until the answer, and then until `quietTime` has passed without a press. Never rejects. */
  hold: (ids: readonly string[], answer: Promise<unknown>) => Promise<void>;
}

/** Lets one press decide once, and keeps what was decided on in its place meanwhile. What comes under the pointer, the shell guards. */
export function useDecisionLock(): DecisionLock {
  const [held, setHeld] = useState<readonly Held[]>([]);
  // A second press may come before the state of the first one is rendered.
  const latest = useRef(held);
  const change = (next: readonly Held[]) => {
    latest.current = next;
    setHeld(next);
  };
  const holdUntil = async (rows: Held, end: Promise<unknown>) => {
    change([...latest.current, rows]);
    await end;
    change(latest.current.filter((others) => others !== rows));
  };
  const pressedAt = useRef(new Map<string, number>());
  const lastSpot = useRef('');
  const rest = async (spot: string) => {
    const isResting = pressedAt.current.has(spot);
    pressedAt.current.set(spot, performance.now());
    if (isResting) return;
    const lastPressAt = () => pressedAt.current.get(spot) ?? 0;
    await holdUntil({ ids: [spot], hasFailed: false }, untilQuiet(lastPressAt));
    pressedAt.current.delete(spot);
  };

  return {
    isHeld: held.length > 0,
    isLocked: (id) => held.some(({ ids }) => ids.includes(id)),
    accepts: (press, ids, spot = '') => {
      // A press without a pointer, as by assistive technology, has no `detail`.
      const isByPointer = press.detail > 0;
      const isLocked = latest.current.some((others) =>
        others.ids.some((id) =>
          isByPointer ? id === spot || ids.includes(id) : ids.includes(id) && !others.hasFailed,
        ),
      );
      lastSpot.current = isByPointer ? spot : '';
      if (lastSpot.current) void rest(spot);
      return !isLocked && (isByPointer || !isRepeatedKey());
    },
    hold: (ids, answer) => {
      const rows: Held = { ids, hasFailed: false };
      const spot = lastSpot.current;
      lastSpot.current = '';
      const settled = answer
        .catch(() => {
          rows.hasFailed = true;
        })
        .then(() => {
          // The next row comes to the spot with the answer.
          if (spot) void rest(spot);
          return untilQuiet(() => lastPress.at);
        });
      return holdUntil(rows, settled);
    },
  };
}

async function untilQuiet(lastPressAt: () => number) {
  const start = performance.now();
  for (let rest = quietTime; rest > 0; ) {
    await new Promise((resolve) => setTimeout(resolve, rest));
    rest = Math.max(start, lastPressAt()) + quietTime - performance.now();
  }
}
