import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { database } from '../portal.ts';

const table = new URL('../../../packages/api/src/text/text-cases.json', import.meta.url);
const cases: Record<string, [text: string, expected: string][]> = JSON.parse(
  readFileSync(table, 'utf8'),
);

const functions = { clean: 'clean_text', phone: 'phone_text', search: 'search_form' };

describe.each(Object.entries(functions))('%s', (name, written) => {
  it.each(cases[name] ?? [])('writes %j as %j', async (text, expected) => {
    const { sql } = await database;
    const write = `select private.${written}($1) as once, private.${written}($2) as again`;
    expect(await sql(write, [text, expected])).toEqual([{ once: expected, again: expected }]);
  });
});

it('has cases enough', () => expect(Object.values(cases).flat().length).toBeGreaterThanOrEqual(60));
