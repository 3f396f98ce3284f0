import type { Sql } from '../../database.ts';
import { people } from '../world/actors.ts';
import { anotherOpenEvent } from '../world/rows.ts';

/**
 * Every function that the role may call, with the term in each text argument in turn. Functions that change something are included: the
 * tests roll that back. Identifiers are the peer's, or an event's that is no longer published; other required arguments get the first value
 * of an enum.
 */
export const calls = `
  select distinct format(
    'select json_agg(answer)::text as answer from %I.%I(%s) as answer', n.nspname, p.proname,
    (
      select string_agg(format('%I => %s', argument.name, case
        when t.typname = 'uuid' then quote_literal(named.id)
        when argument.position = tried.position and t.typname = 'text' then 'term'
        when argument.position = tried.position then 'jsonb_build_object(''id'', term, ''name'', term)'
        else coalesce(
          (select quote_literal(enumlabel) from pg_enum where enumtypid = t.oid order by enumsortorder limit 1),
          'null'
        )
      end), ', ')
      from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[])
        with ordinality as argument (name, type, position)
      join pg_type t on t.oid = argument.type
      where argument.position = tried.position
        or argument.position <= p.pronargs - p.pronargdefaults
    )
  ) as statement, p.provolatile = 'v' as is_change
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  cross join lateral (
    select position from unnest(p.proargtypes::oid[]) with ordinality as argument (type, position)
    where type in ('text'::regtype, 'jsonb'::regtype, 'uuid'::regtype)
    union all select 0
  ) as tried
  cross join (values ('${people.peer.alumniId}'), ('${anotherOpenEvent}')) as named (id)
  where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype
    and has_function_privilege(current_user, p.oid, 'execute')
  order by 1`;

/** Every column that the role may read, as a filter and as an order. */
const columns = `
  select format('%I.%I', table_schema, table_name) as relation, format('%I', column_name) as name,
    data_type in ('text', 'jsonb') as is_text
  from information_schema.column_privileges
  join information_schema.columns using (table_schema, table_name, column_name)
  where table_schema = 'public' and privilege_type = 'SELECT' and grantee = current_user
  order by 1, 2`;

/**
 * What a statement answers to each term, or the error that it ends with. One plan serves many terms: where one of them ends with an
 * error, each half of the terms is sent by itself.
 */
export const defineAnswers = `
  create function pg_temp.answers(statement text, terms text[]) returns text[] language plpgsql as $$
  declare
    middle constant integer := cardinality(terms) / 2;
    result text[];
  begin
    execute format(
      $question$
        select array_agg(md5(coalesce(answer, '')) order by position)
        from unnest($1) with ordinality as asked (term, position) cross join lateral (%s) as given
      $question$,
      statement
    ) into result using terms;
    return result;
  exception when syntax_error then
    raise;
  when others then
    if middle = 0 then
      return array[sqlstate || ' ' || sqlerrm];
    end if;
    return pg_temp.answers(statement, terms[:middle]) || pg_temp.answers(statement, terms[middle + 1:]);
  end $$`;

/** The planner does not change any answer, and planning again for each term takes half of the time: this keeps the plans. */
export const keepPlans = `
  do $$
  declare
    called record;
  begin
    for called in
      select oid::regprocedure as signature from pg_proc
      where array_to_string(proconfig, ' ') like '%plan_cache_mode%'
    loop
      execute format('alter function %s reset plan_cache_mode', called.signature);
    end loop;
  end $$`;

interface Question {
  /** A select of one value, `answer`, that may use `term`. */
  statement: string;
  terms: string[];
}

/** A filter compares one column and a change compares one id, so four terms reveal as much as all. */
async function questionsOf(sql: Sql, terms: string[]): Promise<Question[]> {
  const few = terms.slice(0, 4);
  const called = (await sql(calls)).map(({ statement, is_change: isChange }) => ({
    statement: String(statement),
    terms: isChange ? few : terms,
  }));
  const listed = (await sql(columns)).flatMap(({ relation, name, is_text: isText }) => [
    `select string_agg(t::text, '' order by ${name}, t::text) as answer from ${relation} as t`,
    ...(isText ? ['like', '~*', '>'] : []).map(
      (operator) =>
        `select count(*)::text || coalesce(min(t::text), '') as answer
         from ${relation} as t where ${name}::text ${operator} term`,
    ),
  ]);
  const all = [...called, ...listed.map((statement) => ({ statement, terms: few }))];
  return all.map((question) =>
    /\bterm\b/.test(question.statement) ? question : { ...question, terms: [''] },
  );
}

/** Asks everything that the current role may ask. @returns each answer by its question */
export async function askEverything(sql: Sql, terms: string[]): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const { statement, terms: asked } of await questionsOf(sql, terms)) {
    await sql('savepoint asked');
    const [row] = await sql('select pg_temp.answers($1, $2) as given', [statement, asked]);
    await sql('rollback to savepoint asked');
    const given = row?.given as unknown[];
    for (const [index, term] of asked.entries()) {
      answers.set(`${statement} with ${JSON.stringify(term)}`, given[index]);
    }
  }
  return answers;
}
