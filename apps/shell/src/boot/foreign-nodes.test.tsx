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
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
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
  const giveBack = holdForeignNodes();
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

/** Appends the page node by node, as the parser does; `onNode` is another program that sees each. */
async function parse(onNode: (node: Node) => void) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const html = root.cloneNode(true);
  root.replaceChildren();
  const giveBack = holdForeignNodes();
  const add = async (parent: Node, source: Node) => {
    for (const child of source.childNodes) {
      const node = parent.appendChild(child.cloneNode(false));
      onNode(node);
      await new Promise((resolve) => setTimeout(resolve));
      await add(node, child);
    }
  };
  await add(root, html);
  onNode(root);
  document.dispatchEvent(new Event('readystatechange'));
  vi.restoreAllMocks();
  return giveBack;
}

test.each([
  [
    'before the field',
    (field: Node) => field.parentNode?.insertBefore(document.createElement('x-icon'), field),
  ],
  [
    'into what is closed',
    (field: Node) =>
      field.parentNode?.parentNode?.firstChild?.appendChild(document.createElement('x-icon')),
  ],
])('an icon that comes %s while the page is parsed waits too', async (_, put) => {
  const before = html();
  const giveBack = await parse((node) => {
    if (node === root || node.nodeName === 'P') put(input());
  });
  expect(html()).toBe(before);
  await hydrate();
  expect(failed).not.toHaveBeenCalled();
  giveBack();
  expect(root.querySelector('x-icon')).not.toBeNull();
});

test('what the parser adds late stays', async () => {
  const before = html();
  const giveBack = await parse(() => {});
  expect(html()).toBe(before);
  giveBack();
});

test('so does what is put there in the same moment', async () => {
  const giveBack = holdForeignNodes();
  const removed = addIcon();
  removed.remove();
  root.querySelector('form')?.prepend(document.createElement('x-frame'));
  giveBack();
  expect(root.querySelector('form')?.firstElementChild?.localName).toBe('x-frame');
  expect(removed.isConnected).toBe(false);
});

test('a text that a translation has replaced is the original again', async () => {
  const giveBack = holdForeignNodes();
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
  const giveBack = holdForeignNodes();
  await hydrate();
  const icon = addIcon();
  await act(async () => undefined);
  expect(icon.isConnected).toBe(true);
  giveBack();
  expect(icon.isConnected).toBe(true);
});

test('a program that does not give way is not fought for ever', async () => {
  const giveBack = holdForeignNodes();
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
