import { useEffect } from 'react';

/** Milliseconds within which the same key counts as the same press: too short to have read the next row. */
const quietKeyTime = 1000;

/** The last press on the whole page, whatever it hit. Times are milliseconds since the page was loaded. */
export const lastPress = {
  at: Number.NEGATIVE_INFINITY,
  /** Empty for a pointer. */
  key: '',
  /** When the key was pressed that the next one would repeat. */
  keyAt: Number.NEGATIVE_INFINITY,
  isRepeat: false,
  /** While a key is handed on that was pressed before, and has waited for its row. */
  isLate: false,
};

/** Whether a key has just been pressed for the second time, with no other key between, or is held. */
export const isRepeatedKey = () =>
  lastPress.isRepeat && !lastPress.isLate && performance.now() - lastPress.at < quietKeyTime;

/** Records presses while the area is open: a list alone would miss the one that opened it. */
export function useRecentPresses() {
  useEffect(() => {
    const start = { ...lastPress };
    const record = (event: PointerEvent | KeyboardEvent) => {
      if (lastPress.isLate) return;
      const key = event instanceof KeyboardEvent ? event.key : '';
      const at = event.timeStamp;
      const isSame = key !== '' && key === lastPress.key && at - lastPress.keyAt < quietKeyTime;
      const isRepeat = isSame || (event as KeyboardEvent).repeat === true;
      // A repeat does not extend the time.
      Object.assign(lastPress, { at, key, isRepeat, ...(!isRepeat && { keyAt: at }) });
    };
    window.addEventListener('pointerdown', record, true);
    window.addEventListener('keydown', record, true);
    return () => {
      window.removeEventListener('pointerdown', record, true);
      window.removeEventListener('keydown', record, true);
      Object.assign(lastPress, start);
    };
  }, []);
}
