import { useEffect, useEffectEvent } from 'react';
import { isRepeatedKey } from '../frame/recent-presses.ts';
import { isKeyTaken } from '../frame/taken-keys.ts';

const decisions = ['V', 'R'];

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row-key]')];
const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-row-key]');

/**
 * A key presses the button that names it in `aria-keyshortcuts`, in the open drawer or else in the focused row and the head of the
 * page, or in the toast. J and K move through the rows, from the top if no row has the focus. '/' focuses the search, arrow down in it
 * focuses the first row, and '?' opens the help.
 */
export function useShortcuts(onHelp: () => void) {
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) leaveSearch(event);
      else if (event.key === '?') help();
      else if (event.key === '/') startSearch(event);
      else if (!event.shiftKey) follow(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function follow(event: KeyboardEvent) {
  const { key: pressed, target } = event;
  const key = pressed.length === 1 ? pressed.toUpperCase() : pressed;
  const drawer = document.querySelector('.ant-drawer-open');
  const steps: Record<string, number> = { J: 1, K: -1 };
  const step = drawer ? undefined : steps[key];
  if (step) return focusRow(step);
  // The digits are those of the menu, whose links stand in a drawer too: it decides where they lead on.
  if (/^\d$/.test(key)) return;
  // A focused button handles Enter itself.
  if (key === 'Enter' && target !== focusedRow()) return;
  if (isRepeatedKey() && decisions.includes(key)) return;
  const places = drawer ? [drawer] : [focusedRow(), document.querySelector('main header')];
  const button = [...places, document.querySelector('[popover="manual"]')]
    .map((place) => place?.querySelector<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`))
    .find(Boolean);
  if (!button) return;
  // Otherwise the letter would be typed into a field that takes the focus now.
  event.preventDefault();
  button.click();
}

function startSearch(event: KeyboardEvent) {
  const field = document.querySelector<HTMLInputElement>('search input');
  if (!field || document.querySelector('.ant-drawer-open')) return;
  // Otherwise '/' would be typed into the search.
  event.preventDefault();
  field.focus();
  field.select();
}

/** Arrow down in the search moves to the rows. In a select beside it, the key opens the options instead. */
function leaveSearch(event: KeyboardEvent) {
  const { target, key } = event;
  const search = 'search input[type="search"]:not([role="combobox"])';
  if (key !== 'ArrowDown' || !(target instanceof Element && target.matches(search))) return;
  // Otherwise the page would scroll.
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
