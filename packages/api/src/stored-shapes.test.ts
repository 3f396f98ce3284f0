import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Reader = (stored: unknown, page: number) => unknown;

/** What is given our own words, or what another reader has looked at already. */
const notReaders = [
  'toWorkRow',
  'toMemberRow',
  'toVersionedAlumni',
  'toConfigurationChanges',
  'toConfigurationFields',
  'toProfileFields',
  'toThesisPage',
];

const wrongValues = [null, 7, 'teks', true, [], {}, [null, 7, 'teks', {}]];
const withoutRow = [...wrongValues, undefined];
/** Rows that answer every column with this; only the id is one, so that they are not left out for want of it. */
const rows = wrongValues.map(
  (value) => new Proxy({}, { get: (_, column) => (column === 'id' ? 'id' : value) }),
);

async function readers(): Promise<[string, Reader][]> {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((file) =>
    file.endsWith('.model.ts'),
  );
  const modules: object[] = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file))),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => /^to[A-Z]/.test(name) && !notReaders.includes(name));
}

for (const [name, read] of await readers()) {
  test(`malformed data: ${name} reads a value of any shape, and no shape makes it fail`, () => {
    for (const row of [...withoutRow, ...rows]) expect(() => read(row, 1)).not.toThrow();
    expect(() => read(rows, 1)).not.toThrow();
  });
}
