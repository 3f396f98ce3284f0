// @vitest-environment happy-dom
import { placeOf, providedFunctions } from '@portal/federation/browsers';
import { beforeAll, expect, test } from 'vitest';

// A browser without any of the younger functions.
beforeAll(async () => {
  for (const name of providedFunctions) {
    const { owner, key } = placeOf(name);
    // Where the window inherits it as well.
    for (let holder: object | null = owner; holder; holder = Reflect.getPrototypeOf(holder))
      Reflect.deleteProperty(holder, key);
    expect(owner, name).not.toHaveProperty(key);
  }
  (await import('./provide-functions.ts')).provideFunctions();
});

test.each(providedFunctions)('%s is provided, and no loop over the properties meets it', (name) => {
  const { owner, key } = placeOf(name);
  expect(Reflect.get(owner, key)).toBeTypeOf('function');
  if (!name.endsWith('Popover')) expect(Object.keys(owner)).not.toContain(key);
});

test('a joined signal aborts with the first of its signals, and for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const both = AbortSignal.any([one.signal, other.signal]);
  expect(both.aborted).toBe(false);
  other.abort('no longer needed');
  expect(both.reason).toBe('no longer needed');
  one.abort('later');
  expect(both.reason).toBe('no longer needed');
  expect(AbortSignal.any([one.signal]).reason).toBe('later');
});

test('a signal with a time limit aborts as the browser names it', async () => {
  const signal = AbortSignal.timeout(1);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'signal timed out' });
});

test('an answer is made of data', async () => {
  const answer = Response.json({ id: 1 }, { status: 201, headers: { 'x-of': 'test' } });
  expect(await answer.json()).toEqual({ id: 1 });
  expect([answer.status, answer.headers.get('x-of')]).toEqual([201, 'test']);
  expect(answer.headers.get('content-type')).toBe('application/json');
});

test('a form is sent as by its own button: checked, and once', () => {
  document.body.innerHTML = '<form><input name="email" required></form>';
  const form = document.querySelector('form');
  let sent = 0;
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
  form?.requestSubmit();
  expect(sent).toBe(0);
  document.querySelector('input')?.removeAttribute('required');
  form?.requestSubmit();
  expect(sent).toBe(1);
});
