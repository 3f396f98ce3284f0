import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdForeignNodes } from './foreign-nodes.ts';

function Form() {
  const [name, setName] = useState('');
  return (
    <form>
      <label>
        Email <input onChange={(event) => setName(event.target.value)} />
      </label>
      <p>Halo {name}</p>
    </form>
  );
}

let root: HTMLElement;
const failed = vi.fn();

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
beforeEach(() => {
  failed.mockClear();
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`;
  root = document.querySelector('div') ?? document.body;
});

const html = () => root.innerHTML;
const hydrate = () => act(async () => hydrateRoot(root, <Form />, { onRecoverableError: failed }));
const input = () => root.querySelector('input') ?? document.createElement('input');

function addIcon() {
  const icon = document.createElement('x-icon');
  input().after(icon);
  return icon;
}

test('the icon of a password manager waits until React has taken over, and comes back beside its field', async () => {
  const giveBack = holdForeignNodes(root);
  const before = html();
  const field = input();
  addIcon();
  field.value = 'rina';
  await expect.poll(html).toBe(before);
  await hydrate();
  expect(failed).not.toHaveBeenCalled();
  expect(input()).toBe(field);
  expect(field.value).toBe('rina');
  giveBack();
  expect(field.nextElementSibling?.localName).toBe('x-icon');
});

test('so does what is put there in the same moment', async () => {
  const giveBack = holdForeignNodes(root);
  const removed = addIcon();
  removed.remove();
  root.querySelector('form')?.prepend(document.createElement('x-frame'));
  giveBack();
  expect(root.querySelector('form')?.firstElementChild?.localName).toBe('x-frame');
  expect(removed.isConnected).toBe(false);
});

test('a text that a translation has replaced is the original again', async () => {
  const giveBack = holdForeignNodes(root);
  const before = html();
  const font = document.createElement('font');
  font.textContent = 'Hello ';
  root.querySelector('p')?.firstChild?.replaceWith(font);
  await expect.poll(html).toBe(before);
  await hydrate();
  giveBack();
  expect(failed).not.toHaveBeenCalled();
  expect(html()).toBe(before);
});

test('what React has taken over may be changed by anybody', async () => {
  const giveBack = holdForeignNodes(root);
  await hydrate();
  const icon = addIcon();
  await act(async () => undefined);
  expect(icon.isConnected).toBe(true);
  giveBack();
  expect(icon.isConnected).toBe(true);
});

test('a program that does not give way is not fought for ever', async () => {
  const giveBack = holdForeignNodes(root);
  const icon = addIcon();
  const stubborn = new MutationObserver(() => {
    if (!icon.isConnected) input().after(icon);
  });
  stubborn.observe(root, { childList: true, subtree: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(icon.isConnected).toBe(true);
  stubborn.disconnect();
  giveBack();
});
