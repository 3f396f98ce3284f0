// @vitest-environment happy-dom
import { placeOf, providedFunctions } from '@portal/federation/browsers';
import { beforeAll, expect, test } from 'vitest';
import { provideFunctions } from './provide-functions.ts';

// A browser without any of the younger functions.
beforeAll(() => {
  for (const name of providedFunctions) {
    const { owner, key } = placeOf(name);
    Reflect.deleteProperty(owner, key);
  }
  provideFunctions();
});

test.each(providedFunctions)('%s is provided, and no loop over the properties meets it', (name) => {
  const { owner, key } = placeOf(name);
  expect(Reflect.get(owner, key)).toBeTypeOf('function');
  if (!name.endsWith('Popover')) expect(Object.keys(owner)).not.toContain(key);
});

test('copies of a list leave the list as it is', () => {
  const list = [3, 1, 2];
  expect(list.toSorted()).toEqual([1, 2, 3]);
  expect(list.toSorted((a, b) => b - a)).toEqual([3, 2, 1]);
  expect(list.toReversed()).toEqual([2, 1, 3]);
  expect(list.toSpliced(1, 1, 7, 8)).toEqual([3, 7, 8, 2]);
  expect(list.toSpliced(1)).toEqual([3]);
  expect(list.with(-1, 9)).toEqual([3, 1, 9]);
  expect(() => list.with(3, 9)).toThrow(RangeError);
  expect(list).toEqual([3, 1, 2]);
});

test('the last of a list is found, with its place', () => {
  const places: number[] = [];
  const isSmall = (value: number, place: number) => places.push(place) > 0 && value < 3;
  expect([1, 2, 3].findLast(isSmall)).toBe(2);
  expect([1, 2, 3].findLastIndex(isSmall)).toBe(1);
  expect([3].findLast(isSmall)).toBeUndefined();
  expect([3].findLastIndex(isSmall)).toBe(-1);
  expect(places).toEqual([2, 1, 2, 1, 0, 0]);
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

test('an address is read without an exception', () => {
  expect(URL.canParse('https://alumni.example')).toBe(true);
  expect(URL.canParse('/alumni')).toBe(false);
  expect(URL.canParse('/alumni', 'https://alumni.example')).toBe(true);
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
