// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, writeStored } from './browser-storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('reads back what was written, until it is removed', () => {
  expect(writeStored('localStorage', 'key', '{"a":1}')).toBe(true);
  expect(readStored('localStorage', 'key')).toBe('{"a":1}');
  expect(readStoredJson('localStorage', 'key')).toEqual({ a: 1 });
  expect(readStored('sessionStorage', 'key')).toBeNull();
  removeStored('localStorage', 'key');
  expect(readStoredJson('localStorage', 'key')).toBeNull();
});

test('finds no JSON where something else was stored', () => {
  localStorage.setItem('key', 'no JSON');
  expect(readStoredJson('localStorage', 'key')).toBeNull();
});

test('counts blocked storage as empty', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(writeStored('localStorage', 'key', 'value')).toBe(false);
  expect(readStored('localStorage', 'key')).toBeNull();
  expect(readStoredJson('localStorage', 'key')).toBeNull();
  expect(() => removeStored('localStorage', 'key')).not.toThrow();
});
