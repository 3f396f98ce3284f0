import { shortcutsOffKey } from '@portal/api/storage-keys';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecentPresses } from '../frame/recent-presses.ts';
import { focusRowAfter, useShortcuts } from './use-shortcuts.ts';

const pressed: string[] = [];
const help = vi.fn();
let time = 0;

function List({ hasDrawer = false }: { hasDrawer?: boolean }) {
  useRecentPresses();
  useShortcuts(help);
  const button = (name: string, key: string) => (
    <button type="button" aria-keyshortcuts={key} onClick={() => pressed.push(name)}>
      {name}
    </button>
  );
  return (
    <main>
      <header>{button('add', 'N')}</header>
      <search>
        <input type="search" defaultValue="budi" />
      </search>
      {['Andi', 'Budi', 'Citra'].map((name) => (
        <div key={name} data-row-key={name} tabIndex={-1}>
          {button(`open ${name}`, 'Enter')}
          {button(`verify ${name}`, 'V')}
          {button(`reject ${name}`, 'R')}
          {button(`tick ${name}`, 'X')}
        </div>
      ))}
      {hasDrawer && <div className="ant-drawer-open">{button('next', 'ArrowRight J')}</div>}
      <div popover="manual">{button('undo', 'U')}</div>
    </main>
  );
}

async function show(list: React.ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(list));
  return () => act(async () => root.unmount());
}

/** Presses a key where the focus is, this many milliseconds after the previous key. */
function press(key: string, after = 1000, more: KeyboardEventInit = {}) {
  time += after;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: time });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

const focused = () => document.activeElement?.getAttribute('data-row-key');

let hide: () => Promise<void>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  pressed.length = 0;
  time = performance.now();
  help.mockClear();
  hide = await show(<List />);
});
afterEach(async () => {
  await hide();
  document.body.replaceChildren();
});

test('J and K move through the rows and stop at both ends, and a key presses the button of the focused row', () => {
  for (const key of ['j', 'j', 'K', 'J', 'J', 'J']) press(key, 50);
  expect(focused()).toBe('Citra');
  press('v');
  press('k');
  press('R');
  press('Enter');
  expect(pressed).toEqual(['verify Citra', 'reject Budi', 'open Budi']);
});

test('repeated sending: the same key twice within a second, or held, decides once, even if the next row has the focus by then', () => {
  press('j');
  press('v');
  focusRowAfter('Andi');
  for (const after of [30, 300, 600]) press('v', after);
  press('v', 2000, { repeat: true });
  expect(pressed).toEqual(['verify Andi']);
  press('v');
  expect(pressed).toEqual(['verify Andi', 'verify Budi']);
});

test('another key between makes the same key a new press: R, 1, Enter, R', () => {
  press('j');
  for (const key of ['r', '1', 'Enter', 'r']) press(key, 200);
  expect(pressed).toEqual(['reject Andi', 'open Andi', 'reject Andi']);
});

test('keys keep their own use in a field, with Ctrl and under a dialog; only "?" opens the help', () => {
  press('j');
  press('v', 1000, { ctrlKey: true });
  document.querySelector('input')?.focus();
  press('v');
  press('?');
  expect(help).not.toHaveBeenCalled();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  document.querySelector<HTMLElement>('[data-row-key]')?.focus();
  press('v');
  dialog.remove();
  const menu = document.body.appendChild(document.createElement('ul'));
  menu.setAttribute('popover', 'auto');
  menu.tabIndex = -1;
  menu.focus();
  // happy-dom does not support `:popover-open`.
  menu.closest = (selector: string) => (selector.includes(':popover-open') ? menu : null);
  press('j');
  expect(document.activeElement).toBe(menu);
  menu.remove();
  expect(pressed).toEqual([]);
  press('?', 1000, { shiftKey: true });
  expect(help).toHaveBeenCalledOnce();
});

test('shortcuts that are turned off do nothing', () => {
  press('j');
  localStorage.setItem(shortcutsOffKey, 'true');
  for (const key of ['v', 'j', '?']) press(key);
  expect(focused()).toBe('Andi');
  expect(help).not.toHaveBeenCalled();
  localStorage.clear();
  press('v');
  expect(pressed).toEqual(['verify Andi']);
});

test("'/' focuses the search and selects its text, and arrow down there focuses the first row; with an open detail '/' does nothing", async () => {
  const field = document.querySelector('input');
  press('/');
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 4]);
  press('ArrowDown');
  expect(focused()).toBe('Andi');
  await hide();
  hide = await show(<List hasDrawer />);
  press('/');
  expect(document.activeElement).toBe(document.body);
});

test('shortcuts work from the side menu, a popover that is always visible', () => {
  const menu = document.body.appendChild(document.createElement('ul'));
  menu.setAttribute('popover', 'auto');
  menu.tabIndex = -1;
  menu.focus();
  press('j');
  expect(focused()).toBe('Andi');
  menu.remove();
});

test('shortcuts work from a focused toast', () => {
  const toast = document.body.appendChild(document.createElement('div'));
  toast.setAttribute('popover', 'manual');
  toast.tabIndex = -1;
  toast.focus();
  press('j');
  expect(focused()).toBe('Andi');
});

test('with an open detail the shortcuts apply to the detail', async () => {
  await hide();
  hide = await show(<List hasDrawer />);
  document.querySelector<HTMLElement>('[data-row-key]')?.focus();
  press('v');
  press('j');
  press('ArrowRight');
  press('ArrowRight', 100);
  expect(pressed).toEqual(['next', 'next', 'next']);
  expect(focused()).toBe('Andi');
});

test('U undoes what the toast offers, X ticks the focused row, and N adds, without a row as well', async () => {
  expect(press('n').defaultPrevented).toBe(true);
  expect(press('x').defaultPrevented).toBe(false);
  press('u');
  press('j');
  press('x');
  press('n');
  expect(pressed).toEqual(['add', 'undo', 'tick Andi', 'add']);
  await hide();
  hide = await show(<List hasDrawer />);
  pressed.length = 0;
  press('n');
  press('x');
  press('u');
  expect(pressed).toEqual(['undo']);
});
