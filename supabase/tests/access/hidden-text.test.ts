import { beforeAll, expect, it } from 'vitest';
import type { Sql } from '../database.ts';
import { database } from '../portal.ts';
import { type ActorName, actors, people } from './actors.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld(await database);
});

/** Those who may not see the names, NIMs, e-mails and telephones of others, and how many of the terms each tries. */
const curious: [name: ActorName, share: number][] = [
  ['visitor', 0.5],
  ['verified alumnus', 0.25],
  ['pending alumnus', 0.05],
  ['rejected alumnus', 0.05],
  ['alumnus with the posting right', 0.05],
  ['alumnus with a forged role', 0.05],
  ["alumnus with the admin's address in the token", 0.05],
  ['unconfirmed account of the admin', 0.05],
];

const separators = [
  ' ',
  '\n',
  '\r\n',
  '\t',
  '\u0001',
  '\u001f',
  '\u00a0',
  '\u2028',
  '\u200b',
  '%',
  '_',
  '\\',
  '*',
  '|',
  '.*',
  '$',
  ',',
];
const bounds = [
  '%',
  '_',
  '\\',
  '^',
  '$',
  '\u0001',
  '\u200d',
  '\u0301',
  '\ufeff',
  "'",
  '"',
  '--',
  '(',
  '[',
];

/**
 * Terms that would match a hidden text more sharply than by a part of three letters: fastened to a text that
 * everybody knows, to a place in the name or to a sign of a pattern language, shorter, longer, or written oddly.
 */
function sharpTerms(hiddenName: string, knownText: string): string[] {
  const parts = [2, 3].map((length) => hiddenName.slice(0, length));
  const anchored = [knownText, knownText.slice(-3)].flatMap((anchor) =>
    separators.flatMap((separator) =>
      parts.flatMap((part) => [anchor + separator + part, part + separator + anchor]),
    ),
  );
  const bounded = parts.flatMap((part) =>
    bounds.flatMap((bound) => [bound + part, part + bound, part.split('').join(bound)]),
  );
  const short = hiddenName.slice(0, 2);
  const long = [hiddenName.slice(0, 3).padEnd(201, ' '), hiddenName.repeat(21)];
  // The sign of Kelvin becomes a plain letter in lower case.
  const odd = [short.normalize('NFD'), short.replace(/k/i, '\u212a')];
  const terms = new Set([...anchored, ...bounded, short, ...long, ...odd]);
  return [...terms].filter((term) => !isPlainSearch(term, hiddenName));
}

/** The one accepted channel: words of at least three letters that are all parts of the name. */
function isPlainSearch(term: string, hiddenName: string): boolean {
  const words = term
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  return term.length <= 200 && words.every((word) => word.length > 2 && hiddenName.includes(word));
}

/** Every argument of type text of every function that the role may call and that changes nothing. */
const textArguments = `
  select format('%I.%I', n.nspname, p.proname) as function, argument.name
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  cross join unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) as argument (name, type)
  where n.nspname = 'public' and p.provolatile <> 'v' and argument.type = 'text'::regtype
    and has_function_privilege(current_user, p.oid, 'execute')
  order by 1, 2`;

const textColumns = `
  select format('%I.%I', table_schema, table_name) as relation, format('%I', column_name) as name
  from information_schema.column_privileges
  join information_schema.columns using (table_schema, table_name, column_name)
  where table_schema = 'public' and privilege_type = 'SELECT' and grantee = current_user
    and data_type in ('text', 'jsonb')
  order by 1, 2`;

/** What a statement answers, or the error that it ends with. */
const answerOf = `
  create function pg_temp.answer(statement text, term text) returns text language plpgsql as $$
  declare result text;
  begin
    execute statement into result using term;
    return md5(coalesce(result, ''));
  exception when others then
    return sqlstate || ' ' || sqlerrm;
  end $$`;

interface Question {
  statement: string;
  term: string;
}

async function actAs(sql: Sql, name: ActorName) {
  const actor = actors[name];
  const self = 'self' in actor ? actor.self : undefined;
  const claims = { sub: self?.id, email: self?.email, ...('claims' in actor ? actor.claims : {}) };
  await sql("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
  await sql("select set_config('request.jwt.claim.sub', $1, true)", [self?.id ?? '']);
  await sql(`set local role ${self ? 'authenticated' : 'anon'}`);
}

async function questionsOf(sql: Sql, terms: string[]): Promise<Question[]> {
  const calls = (await sql(textArguments)).map(
    ({ function: called, name }) =>
      `select json_agg(answer)::text from ${called}(${name} => $1) as answer`,
  );
  const filters = (await sql(textColumns)).flatMap(({ relation, name }) =>
    ['like', '~*', '>'].map(
      (operator) =>
        `select count(*)::text || coalesce(min(t::text), '') from ${relation} as t where ${name}::text ${operator} $1`,
    ),
  );
  return [
    ...calls.flatMap((statement) => terms.map((term) => ({ statement, term }))),
    // A filter asks one column, so four terms say as much as all.
    ...filters.flatMap((statement) => terms.slice(0, 4).map((term) => ({ statement, term }))),
  ];
}

async function answersTo(sql: Sql, questions: Question[]): Promise<unknown[]> {
  const rows = await sql(
    `select pg_temp.answer(q ->> 'statement', q ->> 'term') as answer
     from jsonb_array_elements($1::text::jsonb) with ordinality as list (q, position)
     order by position`,
    [JSON.stringify(questions)],
  );
  return rows.map(({ answer }) => answer);
}

const knownTitle = 'Proteksi Gardu';

it.each(curious)(
  'hidden names: to the %s, two portals that differ in hidden text only give the same answers',
  async (name, share) => {
    await world.enter(name);
    const all = sharpTerms('kenaripeer', knownTitle);
    const terms = all.filter((_, index) => index % Math.round(1 / share) === 0);
    const different: string[] = [];
    const done = new Error('roll back');
    const work = world.transaction(async (sql) => {
      await sql(answerOf);
      await sql('update public.alumni set thesis_title = $1 where id = $2', [
        knownTitle,
        people.peer.alumniId,
      ]);
      const asked = async () => {
        await sql('savepoint question');
        await actAs(sql, name);
        const questions = await questionsOf(sql, terms);
        const answers = await answersTo(sql, questions);
        await sql('rollback to savepoint question');
        return { questions, answers };
      };
      const before = await asked();
      // Letters and lengths of the mask stay; everything that it hides becomes another.
      await sql(
        `update public.alumni set
           full_name = regexp_replace(full_name, '(?<=\\w)\\w', 'z', 'g'),
           nim = 'other', phone_number = '0811-1111-1111', linkedin_url = $1
         where id = $2`,
        ['https://other.example', people.peer.alumniId],
      );
      const after = await asked();
      before.questions.forEach(({ statement, term }, index) => {
        if (before.answers[index] !== after.answers[index]) {
          different.push(`${statement} with ${JSON.stringify(term)}`);
        }
      });
      throw done;
    });
    await expect(work).rejects.toBe(done);
    expect(different).toEqual([]);
  },
);
