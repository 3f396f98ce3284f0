import { useEffect, useState } from 'react';
import { lastPress } from '../../frame/recent-presses.ts';
import { areShortcutsOff } from '../../frame/taken-keys.ts';

/**
 * Keys that wait until the open row takes them: it is still being read, or the decision on the one before has no answer yet. Then they
 * follow in their order, each in a task of its own: React renders what the one before changed.
 */
export function createKeptKeys(press: (key: string) => void) {
  let kept: string[] = [];
  let isReady = false;
  const pressNext = () => {
    const key = isReady ? kept.shift() : undefined;
    if (key === undefined) return;
    press(key);
    setTimeout(pressNext);
  };
  return {
    /** Keeps the key unless the row, or a dialog that a hand has opened, takes it now. */
    keeps: (key: string, hasDialog: boolean): boolean => {
      if (isReady ? kept.length === 0 : hasDialog) return false;
      kept.push(key);
      return true;
    },
    setReady: (isNow: boolean) => {
      isReady = isNow;
      if (isNow) setTimeout(pressNext);
    },
    /** Forgets what waits. @returns whether there was any */
    drop: (): boolean => {
      const hadAny = kept.length > 0;
      kept = [];
      return hadAny;
    },
  };
}

const keptKey = /^([vrejk\d]|Enter|Arrow(Left|Right))$/i;
const typedIn = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** @returns null for a key that has another use than in the row: in a field or a dialog, with Ctrl, held, or the same one again */
function keyOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  const hasOwnUse = target instanceof Element && target.closest(typedIn);
  if (hasOwnUse || altKey || ctrlKey || metaKey || !keptKey.test(key)) return null;
  return lastPress.isRepeat || lastPress.isLate || areShortcutsOff() ? null : key;
}

function pressLate(key: string) {
  const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const place = document.activeElement ?? document.body;
  lastPress.isLate = true;
  const isTaken = !place.dispatchEvent(press);
  // The browser presses a focused button by keys of hands alone.
  if (key === 'Enter' && !isTaken && place instanceof HTMLButtonElement) place.click();
  lastPress.isLate = false;
}

/** The keys of a detail that leads on to the next row. */
export function useKeptKeys(isOn: boolean) {
  const [keys] = useState(() => createKeptKeys(pressLate));
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const hasDialog = document.querySelector('dialog[open]') !== null;
      if (key === null || !keys.keeps(key, hasDialog)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isOn, keys]);
  return keys;
}
