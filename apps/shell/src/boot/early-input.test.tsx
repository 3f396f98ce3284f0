import type { EarlyInput } from '@portal/federation/first-paint';
import { act, type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordInput, replayInput } from './early-input.ts';

const sent = vi.fn();
const followed = vi.fn();

function Form() {
  const [name, setName] = useState('');
  const [year, setYear] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    sent(name);
  };
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    followed(name);
  };
  return (
    <form onSubmit={send}>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" />
      <a href="/forgot-password" onClick={follow}>
        Lupa?
      </a>
      <select onChange={(event) => setYear(event.target.value)}>
        <option>2019</option>
        <option>2020</option>
      </select>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <button type="submit">Kirim</button>
      <button
        type="button"
        id="more"
        aria-expanded={isLong}
        aria-controls="list"
        onClick={() => setLong(!isLong)}
      >
        Lainnya
      </button>
      <button type="button" id="idle" aria-expanded={isLong} aria-controls="list" />
      <ul id="list" hidden={!isLong} />
      <output>{`${name} ${year}`}</output>
    </form>
  );
}

/** As the shell does once an area is there. */
function Page() {
  useEffect(() => replayInput(frame), []);
  return <Form />;
}

let frame: HTMLElement;

function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = frame.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

let input: EarlyInput;

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  input = recordInput();
});
beforeEach(() => {
  sent.mockClear();
  followed.mockClear();
  delete input.pressed;
  delete input.submitted;
  input.typed.clear();
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  frame = document.querySelector('div') ?? document.body;
  window.portalBoot = { registry: Promise.resolve(), reads: [], input };
});

async function hydrate() {
  await act(async () => hydrateRoot(frame, <Page />));
}

function type(value: string) {
  find<HTMLInputElement>('input').value = value;
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
}

test('passes to React what was typed and chosen before', async () => {
  type('Rina');
  find<HTMLSelectElement>('select').value = '2020';
  find('select').dispatchEvent(new Event('input', { bubbles: true }));
  await hydrate();
  expect(find('output').textContent).toBe('Rina 2020');
});

test('passes to React what was typed into a field that React has replaced, with the focus', async () => {
  find('input').focus();
  type('Rina');
  frame.innerHTML = '';
  await act(async () => createRoot(frame).render(<Page />));
  expect(find('output').textContent).toBe('Rina ');
  expect(document.activeElement).toBe(find('input'));
});

const fire = (type: string, at: string) =>
  find(at).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

/** As a password manager that fires no event. */
const fill = (value: string) => {
  find<HTMLInputElement>('input').value = value;
  find<HTMLSelectElement>('select').value = '2020';
};

test.each([
  ['a key is pressed', () => fire('keydown', 'input')],
  ['the pointer comes near', () => fire('pointerover', '[type="submit"]')],
  ['a finger touches', () => fire('pointerdown', 'output')],
  ['a field is left', () => fire('focusout', 'input')],
  ['the browser marks a field as filled', () => fire('animationstart', 'input')],
  ['the form is submitted', () => fire('submit', 'form')],
])('believes what was filled in without an event once %s', async (_, happens) => {
  await hydrate();
  fill('Rina');
  await act(async () => happens());
  expect(find('output').textContent).toBe('Rina 2020');
  fill('Budi');
  await act(async () => fire('submit', 'form'));
  expect(sent).toHaveBeenLastCalledWith('Budi');
});

test('believes it also where it was filled in before React has taken over', async () => {
  fill('Rina');
  fire('keydown', 'input');
  await hydrate();
  expect(find('output').textContent).toBe('Rina 2020');
});

test('leaves marked text alone, which the next key replaces, until the form is sent', async () => {
  await hydrate();
  fill('Rina');
  find<HTMLInputElement>('input').select();
  await act(async () => fire('keydown', 'input'));
  expect(find<HTMLInputElement>('input').selectionEnd).toBe('Rina'.length);
  expect(find<HTMLInputElement>('input').selectionStart).toBe(0);
  await act(async () => fire('submit', 'form'));
  expect(sent).toHaveBeenLastCalledWith('Rina');
});

test('repeats nothing that the page itself has put into a field', async () => {
  await hydrate();
  type('Rina');
  const noted = vi.fn();
  frame.addEventListener('input', noted);
  await act(async () => fire('keydown', 'input'));
  expect(noted).not.toHaveBeenCalled();
});

test('submits a form that was submitted before, with its values and only once; the browser itself never submits it', async () => {
  type('Rina');
  let submit: Event | undefined;
  document.addEventListener('submit', (event) => (submit = event), { once: true });
  find('[type="submit"]').click();
  expect(submit?.defaultPrevented).toBe(true);
  await hydrate();
  expect(sent.mock.calls).toEqual([['Rina']]);
});

test('repeats the last press on a button, but not in another part of the page', async () => {
  find('button').click();
  await hydrate();
  expect(find('button').getAttribute('aria-expanded')).toBe('true');

  const other = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(other).render(<Form />));
  await act(async () => replayInput(other));
  expect(find('button').getAttribute('aria-expanded')).toBe('true');
});

/** Whether the browser is kept from following the link. */
function isHeld(init?: MouseEventInit): boolean {
  let isPrevented = false;
  const note = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isPrevented;
}

test('follows the link of a form with what was typed, also where both came before', async () => {
  type('Rina');
  expect(isHeld()).toBe(true);
  await hydrate();
  expect(followed.mock.calls).toEqual([['Rina']]);
  expect(isHeld()).toBe(true);
  expect(followed).toHaveBeenCalledTimes(2);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a press on a link to the browser with %s, and where it opens a tab or nothing was typed',
  async (key) => {
    expect(isHeld()).toBe(false);
    type('Rina');
    expect(isHeld({ [key]: true })).toBe(false);
    find('a').setAttribute('target', '_blank');
    expect(isHeld()).toBe(false);
    await hydrate();
    expect(followed).not.toHaveBeenCalled();
  },
);

test('opens and closes a list of the HTML at once, and React keeps that state', async () => {
  const isOpen = () => {
    expect(find('#more').getAttribute('aria-expanded')).toBe(String(!find('#list').hidden));
    return !find('#list').hidden;
  };
  find('#more').click();
  expect(isOpen()).toBe(true);
  find('#more').click();
  expect(isOpen()).toBe(false);
  find('#more').click();
  await hydrate();
  expect(isOpen()).toBe(true);
  await act(async () => find('#more').click());
  expect(isOpen()).toBe(false);
  find('#idle').click();
  expect(isOpen()).toBe(false);
});

test('leaves untouched controls alone', async () => {
  const noted = vi.fn();
  frame.addEventListener('input', noted);
  await hydrate();
  expect(noted).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
