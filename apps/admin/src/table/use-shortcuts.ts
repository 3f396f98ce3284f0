import { readStoredJson } from '@portal/api/browser-storage';
import { shortcutsOffKey } from '@portal/api/storage-keys';
import { useEffect, useEffectEvent } from 'react';

const decisions = ['V', 'R'];

/** How soon the same key again counts as the same decision, in milliseconds: nobody has read the next row in this time. */
const sameKey = 1000;

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row-key]')];
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row-key]');

/** What types, or has a use of its own for keys: a menu that is open, not a toast. A switch has it for arrows. */
const ownKeys =
  'input:not([type="checkbox"]), textarea, select, [role="combobox"], dialog, [popover="auto"]:popover-open';
const ownArrows = `${ownKeys}, [role="switch"]`;

/** Whoever dictates may have turned the keys off: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts */
export const areShortcutsOff = () => readStoredJson('localStorage', shortcutsOffKey) === true;

/** Whether a key is for something else than a shortcut. */
export function isKeyTaken({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const takers = key.startsWith('Arrow') ? ownArrows : ownKeys;
  const hasOwnUse = target instanceof Element && target.closest(takers);
  // A drawer may have the focus below a dialog.
  const isAsked = document.querySelector('dialog[open]');
  return altKey || ctrlKey || metaKey || Boolean(hasOwnUse || isAsked) || areShortcutsOff();
}

/**
 * One key presses the button that names it in `aria-keyshortcuts`: of the open drawer, else of the row that has the focus. J and K
 * go through the rows, from the top where none has the focus; '/' leads to the search, an arrow down from there to the first row, and
 * '?' asks for help.
 */
export function useShortcuts(onHelp: () => void) {
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const isHurried = rememberPresses();
    const listen = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) leaveSearch(event);
      else if (event.key === '?') help();
      else if (event.key === '/') startSearch(event);
      else if (!event.shiftKey) follow(event, isHurried(event));
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Tells whether a press repeats the last one that was none. */
function rememberPresses() {
  let last = { key: '', at: 0 };
  return ({ key, timeStamp: at, repeat }: KeyboardEvent): boolean => {
    if (repeat || (key === last.key && at - last.at < sameKey)) return true;
    last = { key, at };
    return false;
  };
}

function follow({ key: pressed, target }: KeyboardEvent, isHurried: boolean) {
  const key = pressed.length === 1 ? pressed.toUpperCase() : pressed;
  const drawer = document.querySelector('.ant-drawer-open');
  const steps: Record<string, number> = { J: 1, K: -1 };
  const step = drawer ? undefined : steps[key];
  if (step) return focusRow(step);
  // A button that has the focus answers Enter itself.
  if (key === 'Enter' && target !== focusedRow()) return;
  if (isHurried && decisions.includes(key)) return;
  const place = drawer ?? focusedRow();
  place?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)?.click();
}

function startSearch(event: KeyboardEvent) {
  const field = document.querySelector<HTMLInputElement>('search input');
  if (!field || document.querySelector('.ant-drawer-open')) return;
  // Not the first letter of what is searched.
  event.preventDefault();
  field.focus();
  field.select();
}

/** An arrow down in the search, not in a select beside it, whose list it opens. */
function leaveSearch(event: KeyboardEvent) {
  const { target, key } = event;
  const search = 'search input[type="search"]:not([role="combobox"])';
  if (key !== 'ArrowDown' || !(target instanceof Element && target.matches(search))) return;
  // The page would scroll.
  event.preventDefault();
  focusRow(1);
}

function focusRow(step: number) {
  const all = rows();
  const current = focusedRow();
  const place = current ? all.indexOf(current) + step : 0;
  const row = all[Math.min(Math.max(place, 0), all.length - 1)];
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** After a decision the row below is the next one to read. Below the last one the focus stays. */
export function focusRowAfter(id: string) {
  const all = rows();
  const place = all.findIndex(({ dataset }) => dataset.rowKey === id);
  all[place + 1]?.focus({ preventScroll: true });
}
