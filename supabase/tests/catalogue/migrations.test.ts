import { expect, it } from 'vitest';
import { migrationFiles, readMigration } from '../database.ts';

const migrations = migrationFiles().map((file) => ({ file, text: readMigration(file) }));

it('no migration rewrites a function by its text', () => {
  const rewriting = migrations.filter(({ text }) => text.includes('pg_get_functiondef'));
  expect(rewriting.map(({ file }) => file)).toEqual([]);
});

it('every migration has a number of its own', () => {
  const numbers = migrations.map(({ file }) => file.split('_')[0]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('every function has one text', () => {
  const names = migrations.flatMap(({ text }) =>
    [...text.matchAll(/^create (?:or replace )?function ([\w.]+)/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('a message for people, which begins with a capital letter, carries a code of ours; any other none', () => {
  const raised = migrations.flatMap(({ text }) => text.match(/^ *raise (?!warning)[^;]*;/gm) ?? []);
  const wrong = raised.filter(
    (statement) =>
      /'[A-Z][a-z]|tg_argv|obstacle/.test(statement) !== /raise sqlstate 'PT4\d\d'/.test(statement),
  );
  expect(raised.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

/** Another migration is added to a live project: these lock every table of the service, or end its list of accounts. */
it.each([
  [/\bdrop\s+(trigger|policy)\b[^;]*\bon\s+(auth|storage)\./i, 'drop trigger x on auth.users;'],
  [/infinity/i, `update auth.users set banned_until = 'infinity';`],
])('no migration says %s', (words, canary) => {
  expect(canary).toMatch(words);
  expect(migrations.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
});

it('every migration can be read in one go: at most 280 lines', () => {
  const long = migrations.filter(({ text }) => text.trimEnd().split('\n').length > 280);
  expect(long.map(({ file }) => file)).toEqual([]);
});

const objects =
  /^create (?:unlogged )?(?:function|table|view|type|sequence) ((?:public|private)\.\w+)/gm;
const functions = /^create function ([\w.]+)[\s\S]*?\$\$;$/gm;

it('a function names nothing that only a later migration creates', () => {
  const created = new Map(
    migrations.flatMap(({ text }, place) =>
      [...text.matchAll(objects)].map(([, name]) => [name, place] as const),
    ),
  );
  const forward = migrations.flatMap(({ text }, place) =>
    [...text.matchAll(functions)].flatMap(([body, name]) =>
      [...new Set(body.replace(/--.*/g, '').match(/\b(?:public|private)\.\w+/g))]
        .filter((named) => (created.get(named) ?? 0) > place)
        .map((named) => `${name} → ${named}`),
    ),
  );
  expect(forward).toEqual([]);
});
