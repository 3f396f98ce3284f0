import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Reader = (stored: unknown, page: number) => unknown;

/** Functions whose argument is not a stored row. */
const notReaders = [
  'toWorkRow',
  'toMemberRow',
  'toVersionedAlumni',
  'toCompared',
  'toConfigurationChanges',
  'toConfigurationFields',
  'toThesisPage',
];

const source = join(import.meta.dirname, '../src');
const wrongValues = [null, 7, 'teks', true, [], {}, [null, 7, 'teks', {}]];
const withoutRow = [...wrongValues, undefined];
/** Rows with one of these values in every column but the id, without which a row would be left out. */
const rows = wrongValues.map(
  (value) => new Proxy({}, { get: (_, column) => (column === 'id' ? 'id' : value) }),
);

async function readers(): Promise<[string, Reader][]> {
  const files = (await readdir(source, { recursive: true })).filter((file) =>
    file.endsWith('.model.ts'),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(join(source, file))));
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
