import { useEffect } from 'react';

interface Press {
  x: number;
  y: number;
  /** Milliseconds since the page was loaded. */
  at: number;
}

const none: Press = { x: Number.NaN, y: Number.NaN, at: Number.NEGATIVE_INFINITY };

/**
 * The last two presses on the whole page, whatever they hit: a toast that closes on a press uncovers a button at the same
 * spot, and a link opens a list whose button lies where the link was.
 */
export const recentPresses = { last: none, previous: none };

/** Records presses while the area is open: a list alone would miss the one that opened it. */
export function useRecentPresses() {
  useEffect(() => {
    const record = (event: PointerEvent | KeyboardEvent) => {
      // A key press has no position.
      const { x, y } = event instanceof PointerEvent ? event : none;
      recentPresses.previous = recentPresses.last;
      recentPresses.last = { x, y, at: event.timeStamp };
    };
    window.addEventListener('pointerdown', record, true);
    window.addEventListener('keydown', record, true);
    return () => {
      window.removeEventListener('pointerdown', record, true);
      window.removeEventListener('keydown', record, true);
      Object.assign(recentPresses, { last: none, previous: none });
    };
  }, []);
}
