import { expect, it } from 'vitest';
import { required, without } from './rules.ts';

it('a text of invisible characters counts as empty', () => {
  const [rule] = required('Nama harus diisi.');
  if (!rule || !('transform' in rule)) throw new Error('no rule of a text');
  expect(['\u3164\u200b', ' Budi\u00a0', null].map((value) => rule.transform?.(value))).toEqual([
    '',
    'Budi',
    null,
  ]);
});

it('a rule judges the text that will be stored', async () => {
  const seen: string[] = [];
  const [rule] = without((text) => {
    seen.push(text);
    return null;
  });
  if (!rule || !('validator' in rule)) throw new Error('no rule with a validator');
  await rule.validator?.({}, '\u202a https://contoh.example\u202c', () => undefined);
  expect(seen).toEqual(['https://contoh.example']);
});
