import type { Row, Sql } from '../database.ts';

/** A weakened access rule, and the statement that restores it. */
export interface Mutant {
  name: string;
  /** The table that it is about, or the function: `decide()`. */
  table: string;
  apply: string;
  revert: string;
}

/**
 * Triggers that keep values plausible, link accounts, record times and notify people. Access does not depend on them, and each has its
 * own tests.
 */
const rulesOfValues = [
  'check_alumni_values',
  'check_item_texts',
  'clean_configuration',
  'refuse_fifty_first_job',
  'check_work_dates',
  'check_event_date',
  'check_event_registration',
  'check_sent_deadline',
  'clean_row',
  'link_account',
  'lock_events_of_deleted',
  'end_sentence_once',
  'notify_about_removed_event',
  'stamp_registration',
];

/** It asks before it locks the list; without that the list, which it reads next, asks. */
const gatedTwice = ['save_year_groups'];

/** Every policy dropped and replaced by `true`, every guarding trigger dropped, every table opened, every function without its gate. */
export async function listMutants(sql: Sql): Promise<Mutant[]> {
  const policies = await sql(`
    select schemaname || '.' || tablename as table, policyname as name, cmd, roles::text[] as roles,
      qual, with_check
    from pg_policies where schemaname in ('public', 'storage') order by 1, 2`);
  const triggers = await sql(
    `
    select n.nspname || '.' || c.relname as table, quote_ident(t.tgname) as name,
      pg_get_triggerdef(t.oid) as definition
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_proc p on p.oid = t.tgfoid
    where n.nspname = 'public' and not t.tgisinternal and t.tgtype & (2 | 64) <> 0
      and p.proname <> all ($1)
    order by 1, 2`,
    [rulesOfValues],
  );
  const tables = await sql(`
    select n.nspname || '.' || c.relname as table
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relrowsecurity
      and (n.nspname = 'public' or (n.nspname, c.relname) = ('storage', 'objects'))
    order by 1`);
  // The others have the rights of their caller, so that the policies decide.
  const gate = 'perform private.require_admin();';
  const gated = await sql(
    `select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where prosecdef and strpos(prosrc, $1) > 0 and proname <> all ($2) order by 1`,
    [gate, gatedTwice],
  );
  return [
    ...policies.flatMap(policyMutants),
    ...triggers.map(({ table, name, definition }) => ({
      name: `without the trigger ${name}`,
      table: String(table),
      apply: `drop trigger ${name} on ${table}`,
      revert: String(definition),
    })),
    ...tables.map(({ table }) => ({
      name: 'without row-level security',
      table: String(table),
      apply: `alter table ${table} disable row level security`,
      revert: `alter table ${table} enable row level security`,
    })),
    ...gated.map(({ name, definition }) => ({
      name: 'without its gate',
      table: `${name}()`,
      apply: String(definition).replace(gate, ''),
      revert: String(definition),
    })),
  ];
}

function policyMutants(policy: Row): Mutant[] {
  const { name, table } = policy;
  const drop = `drop policy "${name}" on ${table}`;
  const dropped = {
    name: `without the policy "${name}"`,
    table: String(table),
    apply: drop,
    revert: creationOf(policy),
  };
  const opened = {
    ...policy,
    qual: policy.qual && 'true',
    with_check: policy.with_check && 'true',
  };
  // A policy that allows everything already cannot be weakened further.
  if (policy.qual === 'true') return [dropped];
  return [
    dropped,
    {
      ...dropped,
      name: `with true in place of the policy "${name}"`,
      apply: `${drop}; ${creationOf(opened)}`,
      revert: `${drop}; ${creationOf(policy)}`,
    },
  ];
}

function creationOf({ name, table, cmd, roles, qual, with_check }: Row): string {
  return [
    `create policy "${name}" on ${table} for ${cmd} to ${[roles].flat().join(', ')}`,
    qual ? `using (${qual})` : '',
    with_check ? `with check (${with_check})` : '',
  ].join(' ');
}
