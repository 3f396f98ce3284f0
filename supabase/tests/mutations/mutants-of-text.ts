import { createRandom } from '../../seed/random.ts';
import type { Row, Sql } from '../database.ts';

/** A change of one place in what the schema does, and the statements that make it. */
export interface TextMutant {
  /** The functions that show it when they are called, and the tables when they are written. */
  of: string;
  change: string;
  apply: string;
  isLock: boolean;
}

interface Edit {
  kind: string;
  find: RegExp;
  replace: string | ((...found: string[]) => string);
}

const offByOne = (number: string) => String(Number(number) + 1);
const opposite =
  (...pairs: [string, string][]) =>
  (found: string) =>
    pairs.find(([one]) => one === found)?.[1] ??
    pairs.find(([, other]) => other === found)?.[0] ??
    '';

/** What people mistype or forget. */
const edits: Edit[] = [
  {
    kind: 'condition negated',
    find: /\b(els)?if (.+?) then$/gms,
    replace: (_, els = '', asked) => `${els}if not coalesce((${asked}), false) then`,
  },
  {
    kind: 'condition true',
    find: /\b(els)?if .+? then$/gms,
    replace: (_, els = '') => `${els}if true then`,
  },
  {
    kind: 'condition false',
    find: /\b(els)?if .+? then$/gms,
    replace: (_, els = '') => `${els}if false then`,
  },
  {
    kind: 'case false',
    find: /\bwhen (?=[^;]*?(?:[<>=(]|\b(?:is|not|in)\b))[^';]+? then\b/g,
    replace: 'when false then',
  },
  { kind: 'refusal removed', find: /^ *raise [^;]+;$/gm, replace: 'null;' },
  {
    kind: 'call removed',
    find: /^ *perform (?!.*\bfor (?:no key )?update)[^;]+;$/gm,
    replace: 'null;',
  },
  { kind: 'check removed', find: /^ *(and|or) .+$/gm, replace: '' },
  { kind: 'and for or', find: /\b(and|or)\b/g, replace: opposite(['and', 'or']) },
  {
    kind: 'comparison off by one',
    find: / (<|<=|>|>=) /g,
    replace: (found) => ` ${opposite(['<', '<='], ['>', '>='])(found.trim())} `,
  },
  {
    kind: 'unequal',
    find: / (=|<>) /g,
    replace: (found) => ` ${opposite(['=', '<>'])(found.trim())} `,
  },
  { kind: 'number off by one', find: /(?<![\w.$])\d+(?![\w.])/g, replace: offByOne },
  { kind: 'column null', find: /(?<=^ +|, |select )\w+\.\w+(?=,|\n)/gm, replace: 'null' },
  {
    kind: 'order reversed',
    find: /\border by [\w.]+(?: desc)?/g,
    replace: (found) => (found.endsWith(' desc') ? found.slice(0, -5) : `${found} desc`),
  },
  { kind: 'not removed', find: /\bnot (?=exists|\w+\.\w+|\()/g, replace: '' },
  {
    kind: 'null asked the other way',
    find: /\bis (not )?null\b/g,
    replace: opposite(['is null', 'is not null']),
  },
  { kind: 'default removed', find: /\bcoalesce\(([^(),]+), [^(),]+\)/g, replace: '$1' },
  { kind: 'truth value', find: /\b(true|false)\b/g, replace: opposite(['true', 'false']) },
  {
    kind: 'least for greatest',
    find: /\b(least|greatest)\b/g,
    replace: opposite(['least', 'greatest']),
  },
  { kind: 'sum for difference', find: / [+-] /g, replace: opposite([' + ', ' - ']) },
  { kind: 'distinct removed', find: /\bselect distinct (?!on)/g, replace: 'select ' },
  { kind: 'join', find: /\bleft join\b/g, replace: 'join' },
  {
    kind: 'lock order reversed',
    find: /\border by [\w.]+(?=\s+for (?:no key )?update)/g,
    replace: (found) => `${found} desc`,
  },
  {
    kind: 'lock removed',
    find: /\bfor (?:no key )?(?:update|share)\b(?: of \w+)?(?: skip locked)?|^ *perform pg_advisory_xact_lock[^;]+;|^ *lock table [^;]+;/gm,
    replace: '',
  },
];

/** The same text with spaces in place of the comments, in which nothing is changed. */
const withoutComments = (text: string) =>
  text.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));

function editsOf(text: string): { kind: string; from: string; to: string; text: string }[] {
  const code = withoutComments(text);
  return edits.flatMap(({ kind, find, replace }) =>
    [...code.matchAll(find)].flatMap((match) => {
      const [from] = match;
      const to =
        typeof replace === 'string' ? replace.replace('$1', match[1] ?? '') : replace(...match);
      const line = `line ${code.slice(0, match.index).split('\n').length}`;
      const changed = `${code.slice(0, match.index)}${to}${code.slice(match.index + from.length)}`;
      return [{ kind: `${kind}, ${line}`, from: from.trim(), to: to.trim(), text: changed }];
    }),
  );
}

const schemas = `('public'::regnamespace, 'private'::regnamespace)`;

export async function mutantsOfFunctions(sql: Sql): Promise<TextMutant[]> {
  const functions = await sql(`
    select pronamespace::regnamespace || '.' || proname || '()' as name, pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace in ${schemas} and prokind = 'f' order by 1, 2`);
  return functions.flatMap(({ name, definition }) => {
    const [head = '', body = '', end = ''] = `${definition}`.split('$function$');
    const ofBody = editsOf(body).map((edit) => ({
      ...edit,
      text: `${head}$function$${edit.text}$function$${end}`,
    }));
    const ofDefaults = [...head.matchAll(/(?<=DEFAULT )(\d+|true|false)\b/g)].map((match) => {
      const [from] = match;
      const to = opposite(['true', 'false'])(from) || offByOne(from);
      return {
        kind: 'default',
        from,
        to,
        text: `${head.slice(0, match.index)}${to}${`${definition}`.slice(match.index + from.length)}`,
      };
    });
    return [...ofBody, ...ofDefaults].map(({ kind, from, to, text }) => ({
      of: `${name}`,
      change: `${kind}: ${from} → ${to || 'nothing'}`,
      apply: text,
      isLock: kind.startsWith('lock'),
    }));
  });
}

async function mutantsOfTables(sql: Sql): Promise<TextMutant[]> {
  const rules = await sql(`
    select conrelid::regclass::text as table, format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
      conname::text as name, pg_get_constraintdef(oid) as definition,
      format('alter table %s add constraint %I ', conrelid::regclass, conname) as addition
    from pg_constraint where connamespace in ${schemas} and contype in ('c', 'u')
    union all
    select tgrelid::regclass::text, format('drop trigger %I on %s', tgname, tgrelid::regclass), tgname, '', ''
    from pg_trigger where not tgisinternal and tgfoid::regproc::text ~ '^private[.]'
    union all
    select adrelid::regclass::text, format('alter table %s alter %I drop default', adrelid::regclass, attname),
      attname || ' default', '', ''
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    where attgenerated = '' and adrelid in (select oid from pg_class where relnamespace in ${schemas})
    order by 1, 2`);
  const named = (table: unknown) => (`${table}`.includes('.') ? `${table}` : `public.${table}`);
  return rules.flatMap(({ table, dropped, name, definition, addition }: Row) => {
    const rule = { of: named(table), isLock: false };
    const bounds = editsOf(`${definition}`).filter(({ kind }) => /number|comparison/.test(kind));
    return [
      { ...rule, change: `without ${name}`, apply: `${dropped}` },
      ...bounds.map(({ kind, from, to, text }) => ({
        ...rule,
        change: `${name}: ${kind}: ${from} → ${to}`,
        apply: `${dropped}; ${addition}${text}`,
      })),
    ];
  });
}

/** So many of all changes, in an order that the seed decides, without those that the database does not accept. */
export async function chooseMutants(
  { sql, script }: { sql: Sql; script: (text: string) => Promise<unknown> },
  { seed, most }: { seed: number; most: number },
): Promise<{ chosen: TextMutant[]; all: number }> {
  const all = [...(await mutantsOfFunctions(sql)), ...(await mutantsOfTables(sql))];
  const random = createRandom(seed);
  const tried = new Set<TextMutant>();
  const chosen: TextMutant[] = [];
  while (chosen.length < most && tried.size < all.length) {
    const mutant = random.pick(all);
    if (tried.has(mutant)) continue;
    tried.add(mutant);
    await script('begin');
    const isAccepted = await script(mutant.apply).then(
      () => true,
      () => false,
    );
    await script('rollback');
    if (isAccepted) chosen.push(mutant);
  }
  return { chosen, all: all.length };
}
