import { act, type FormEvent, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordInput, replayInput } from './early-input.ts';

const sent = vi.fn();

function Form() {
  const [name, setName] = useState('');
  const [year, setYear] = useState('');
  const [isOpen, setOpen] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    sent(name);
  };
  return (
    <form onSubmit={send}>
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" />
      <select onChange={(event) => setYear(event.target.value)}>
        <option>2019</option>
        <option>2020</option>
      </select>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <button type="submit">Kirim</button>
      <output>{`${name} ${year}`}</output>
    </form>
  );
}

let frame: HTMLElement;

function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = frame.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  sent.mockClear();
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  frame = document.querySelector('div') ?? document.body;
  window.portalBoot = { registry: Promise.resolve(), reads: [], input: recordInput() };
});

/** React takes the page over. */
async function hydrate() {
  await act(async () => hydrateRoot(frame, <Form />));
  await act(async () => replayInput(frame));
}

function type(value: string) {
  find<HTMLInputElement>('input').value = value;
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
}

test('tells React what was typed and chosen before', async () => {
  type('Rina');
  find<HTMLSelectElement>('select').value = '2020';
  find('select').dispatchEvent(new Event('input', { bubbles: true }));
  await hydrate();
  expect(find('output').textContent).toBe('Rina 2020');
});

test('sends a form that was sent before, with its words, and only once; the browser itself never sends it', async () => {
  type('Rina');
  let submit: Event | undefined;
  document.addEventListener('submit', (event) => (submit = event), { once: true });
  find('[type="submit"]').click();
  expect(submit?.defaultPrevented).toBe(true);
  await hydrate();
  expect(sent.mock.calls).toEqual([['Rina']]);
});

test('repeats the last press on a button, and none in another part of the page', async () => {
  find('button').click();
  await hydrate();
  expect(find('button').getAttribute('aria-expanded')).toBe('true');

  const other = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(other).render(<Form />));
  await act(async () => replayInput(other));
  expect(find('button').getAttribute('aria-expanded')).toBe('true');
});

test('leaves alone what nobody has touched', async () => {
  const noted = vi.fn();
  frame.addEventListener('input', noted);
  await hydrate();
  expect(noted).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
