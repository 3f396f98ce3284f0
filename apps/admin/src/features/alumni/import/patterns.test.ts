import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const literal =
  /(?<=^|[\s(,=:[!&|?])\/(?![*/\s])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([gimsuy]*)(?=[\s.,;)\]])/gm;

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file),
);

test('each pattern is through 100,000 repetitions of each of its letters within 50 ms', () => {
  const code = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const patterns = [...code.join('\n').matchAll(literal)].map(
    ([, pattern = '', flags]) => new RegExp(pattern, flags),
  );
  expect(patterns.length).toBeGreaterThan(20);
  const slow = patterns.flatMap((pattern) =>
    [...new Set([...pattern.source, 'a', '0', ' ', '\n'])]
      .filter((letter) => {
        const started = performance.now();
        for (const end of ['', '\u0001']) `${letter.repeat(100_000)}${end}`.replace(pattern, '');
        return performance.now() - started > 100;
      })
      .map((letter) => `${pattern} on ${JSON.stringify(letter)}`),
  );
  expect(slow).toEqual([]);
});
