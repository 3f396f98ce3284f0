// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];

/** Runs the first script of the page in a browser with this name that has only these of the young functions. */
function open(userAgent: string, has: object) {
  document.body.replaceChildren();
  const stop = vi.fn();
  const run = new Function('window', 'navigator', script);
  run({ stop, ...has }, { userAgent });
  return { stop, text: document.body.textContent };
}

const both = { structuredClone: () => {}, HTMLDialogElement: () => {} };

test('a browser that may open the portal notices nothing', () => {
  expect(open('Chrome/106.0.0.0 Safari/537.36', both)).toEqual({
    stop: expect.any(Function),
    text: '',
  });
  expect(open('Chrome/106.0.0.0 Safari/537.36', both).stop).not.toHaveBeenCalled();
});

test.each([
  ['Mozilla/5.0 (Linux; Android 7.0) Chrome/92.0.4515.131 Mobile Safari/537.36', 'Chrome 92'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) Version/14.1.2 Safari/604.1',
    'Safari 14',
  ],
  ['Mozilla/5.0 (Windows NT 6.1; rv:91.0) Gecko/20100101 Firefox/91.0', 'Firefox 91'],
  ['NetFront', 'Browser ini'],
])('an older one stops loading and tells its age: %s', (userAgent, name) => {
  const { stop, text } = open(userAgent, {});
  expect(stop).toHaveBeenCalledTimes(1);
  expect(text).toContain(`${name} dibuat sebelum pertengahan tahun 2022`);
  expect(text).toContain('Chrome atau Edge 103, Firefox 102, Safari 15.4 (iOS 15.4)');
});

test('either of the two that are missing is enough', () => {
  expect(open('x', { structuredClone: both.structuredClone }).text).not.toBe('');
  expect(open('x', { HTMLDialogElement: both.HTMLDialogElement }).text).not.toBe('');
});

test('the check is written in words that the oldest browsers read', () => {
  expect(script).not.toMatch(/=>|`|\blet\b|\bconst\b|\?\.|\?\?/);
});

// Stopped in the head, browsers never paint.
test('the check comes before anything of the page is shown', () => {
  expect(html).toMatch(/<body>\s*<!--[^>]*-->\s*<script>/);
});
