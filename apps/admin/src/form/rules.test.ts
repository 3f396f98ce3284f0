import { expect, it } from 'vitest';
import { cleaned, required, ruled, without } from './rules.ts';

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

it('a rule refuses by its text, and may look at the other fields', async () => {
  const [rule] = without((text) => (text === 'a' ? 'Bukan a.' : null));
  if (!rule || !('validator' in rule)) throw new Error('no rule with a validator');
  const check = (text?: string) => rule.validator?.({}, text, () => undefined);
  await expect(check(' a ')).rejects.toThrow('Bukan a.');
  await expect(check('b')).resolves.toBeUndefined();
  await expect(check()).resolves.toBeUndefined();
  const [made] = ruled((value: number, form) =>
    form.getFieldValue('b') > value ? 'Kurang.' : null,
  );
  if (typeof made !== 'function') throw new Error('no rule of a form');
  const other = made({ getFieldValue: () => 5 } as never);
  const compare = (value: number) => other.validator?.({}, value, () => undefined);
  await expect(compare(4)).rejects.toThrow('Kurang.');
  await expect(compare(5)).resolves.toBeUndefined();
});

it('what is required is so also if it is blank, and says why', () => {
  const [rule] = required('Nama harus diisi.');
  expect(rule).toMatchObject({ required: true, whitespace: true, message: 'Nama harus diisi.' });
});

it('texts are compared as they will be stored, and nothing else is changed', () => {
  expect(cleaned({ a: ' Budi  Raya ', b: 3, c: null })).toEqual({ a: 'Budi Raya', b: 3, c: null });
});
