/** A rule of the catalogue. `query` lists what breaks it; after the statements of `canary` it must list `culprit`. */
export interface Lint {
  rule: string;
  query: string;
  canary: string[];
  culprit: string;
}

const ours = `('public'::regnamespace, 'private'::regnamespace)`;
const api = `'public'::regnamespace`;
const isPinned = `coalesce(array_to_string(proconfig, ','), '') like '%search_path=""%'`;
const policyText = `concat_ws(' ', qual, with_check)`;

const ofAccess: Lint[] = [
  {
    rule: 'every table of the API has row-level security',
    query: `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    canary: ['create table public.canary (id uuid primary key)'],
    culprit: 'canary',
  },
  {
    rule: 'every table with row-level security has a policy for reading',
    query: `select relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
        and not exists (
          select from pg_policy where polrelid = c.oid and polcmd in ('r', '*')
        )`,
    canary: ['drop policy "People read their own notifications" on public.notifications'],
    culprit: 'notifications',
  },
  {
    rule: 'no policy is meant for everybody without saying so',
    query: `select policyname as name from pg_policies
      where schemaname in ('public', 'storage') and 'public' = any (roles)`,
    canary: ['create policy "Canary" on public.events for select using (true)'],
    culprit: 'Canary',
  },
  {
    rule: 'no policy lets everything be written',
    query: `select policyname as name from pg_policies
      where schemaname in ('public', 'storage') and cmd <> 'SELECT'
        and 'true' in (coalesce(qual, ''), coalesce(with_check, ''))`,
    canary: [
      'create policy "Canary" on public.events for insert to authenticated with check (true)',
    ],
    culprit: 'Canary',
  },
  {
    rule: 'one policy at most decides for each table, verb and role',
    query: `select distinct tablename as name
      from pg_policies,
        unnest(case cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}'::text[] else array[cmd] end) as verb,
        unnest(roles) as client
      where schemaname in ('public', 'storage') and permissive = 'PERMISSIVE'
      group by schemaname, tablename, verb, client having count(*) > 1`,
    canary: ['create policy "Canary" on public.events for all to authenticated using (false)'],
    culprit: 'events',
  },
  {
    rule: 'no policy asks who is calling once a row',
    query: `select policyname as name from pg_policies
      where schemaname in ('public', 'storage')
        and regexp_replace(${policyText}, '\\( SELECT (\\([^()]*\\(\\)\\)|[^()]*\\(\\))[^()]*\\)', '', 'g')
          ~ '(auth\\.\\w+|current_setting|private\\.(is_admin|is_verified_alumnus|own_\\w+|may_\\w+|has_\\w+))\\('`,
    canary: [
      'create policy "Canary" on public.events for select to authenticated using (user_id = auth.uid())',
    ],
    culprit: 'Canary',
  },
  {
    rule: 'every right asks whether the session of the token goes on: only defaults and triggers take the account from the token itself',
    query: `
      select policyname as name from pg_policies where ${policyText} ~ 'auth\\.uid'
      union all
      select viewname from pg_views where schemaname in ('public', 'private') and definition ~ 'auth\\.uid'
      union all
      select proname from pg_proc
      where pronamespace in ${ours} and prorettype <> 'trigger'::regtype and prosrc ~ 'auth\\.uid|request\\.jwt'
        and proname not in ('has_session', 'own_account_id')`,
    canary: [
      `create function private.canary() returns uuid language sql set search_path = '' as 'select auth.uid()'`,
    ],
    culprit: 'canary',
  },
  {
    rule: 'every function with its owner’s rights pins its search_path',
    query: `select proname as name from pg_proc
      where pronamespace in ${ours} and prosecdef and not ${isPinned}`,
    canary: [
      `create function private.canary() returns integer language sql security definer as 'select 1'`,
    ],
    culprit: 'canary',
  },
  {
    rule: 'every function that clients may call pins its search_path',
    query: `select proname as name from pg_proc
      where pronamespace in ${ours} and not ${isPinned}
        and has_function_privilege('authenticated', oid, 'execute')`,
    canary: [
      `create function public.canary() returns integer language sql as 'select 1'`,
      'grant execute on function public.canary to authenticated',
    ],
    culprit: 'canary',
  },
  {
    rule: 'the API has no view',
    query: `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
    canary: ['create view public.canary as select id, title from public.events'],
    culprit: 'canary',
  },
  {
    rule: 'no request can nest a table of the API in another, nor in itself: no foreign key, no function from row to row',
    query: `
      select conname as name from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class parent on parent.oid = confrelid
      where contype = 'f' and child.relnamespace = ${api} and parent.relnamespace = ${api}
      union all
      select proname from pg_proc
      join pg_class child on child.reltype = prorettype
      join pg_class parent on parent.reltype = proargtypes[0]
      where pronamespace = ${api} and pronargs = 1
        and child.relkind <> 'c' and parent.relkind <> 'c'`,
    canary: [
      `alter table public.work_history
        add constraint canary foreign key (alumni_id) references public.alumni (id)`,
    ],
    culprit: 'canary',
  },
  {
    rule: 'nothing outside public may be read or written by clients',
    query: `select relname as name from pg_class, unnest('{anon,authenticated}'::text[]) as client
      where relnamespace = 'private'::regnamespace and relkind in ('r', 'v', 'm', 'p')
        and has_table_privilege(client, oid, 'select,insert,update,delete,truncate,references,trigger')`,
    canary: ['grant select on private.daily_counts to anon'],
    culprit: 'daily_counts',
  },
  {
    rule: 'no extension lies among the tables of the API',
    query: `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
    canary: ['alter extension pg_trgm set schema public'],
    culprit: 'pg_trgm',
  },
];

/** The text of a function without its comments, one statement on a line. */
const statementsOf = `unnest(string_to_array(regexp_replace(prosrc, '--[^\\n]*|\\s+', ' ', 'g'), ';'))`;

const ofFunctions: Lint[] = [
  {
    rule: 'nothing answers 500 to what is no longer there: the code is PT404, not no_data_found',
    query: `select proname as name from pg_proc
      where pronamespace in ${ours}
        and prosrc ~* 'no_data_found|P0002|into\\s+strict|P0003|too_many_rows'`,
    canary: [
      `create function private.canary() returns integer language plpgsql set search_path = ''
        as 'begin raise no_data_found; end'`,
    ],
    culprit: 'canary',
  },
  {
    rule: 'no statement of a function, triggers included, changes or deletes rows without a condition',
    query: `select distinct proname as name from pg_proc, ${statementsOf} as statement
      where pronamespace in ${ours}
        and statement ~* '\\m(delete\\s+from|update\\s+(only\\s+)?[a-z_.%0-9$]+\\s+(as\\s+\\w+\\s+)?set)\\M'
        and statement !~* '\\m(delete\\s+from|update)\\M.*\\m(where|on conflict)\\M'`,
    canary: [
      `create function private.canary() returns void language sql set search_path = ''
        as 'select 1; delete from public.events'`,
    ],
    culprit: 'canary',
  },
  {
    rule: 'a trigger on the tables of a service has its own rights: the service holds none here, and answers 500',
    query: `select proname as name from pg_proc
      where not prosecdef and pronamespace in ${ours} and oid in (
        select tgfoid from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace))`,
    canary: ['alter function private.follow_account() security invoker'],
    culprit: 'follow_account',
  },
  {
    rule: 'a time of its own is given to the admin’s work on many rows alone: decisions, the way back, and every function of an import',
    query: `select proname as name from pg_proc
      where pronamespace in ${ours} and (
          proname in ('decide', 'take_back')
          or pronamespace = ${api} and (proname ~ 'import|_in_file' or 'rows' = any (proargnames) or prosrc ~ 'checked_rows|next_batch')
        )
        <> (coalesce(array_to_string(proconfig, ','), '') ~ 'statement_timeout')`,
    canary: [
      `create function public.canary(of_check uuid) returns void language sql set search_path = ''
        as 'select from private.checked_rows where check_id = of_check'`,
    ],
    culprit: 'canary',
  },
  {
    rule: 'every function that is sent rows asks how many they are',
    query: `select proname as name from pg_proc
      where pronamespace = ${api} and 'rows' = any (proargnames) and prosrc !~ 'require_import_rows'`,
    canary: [
      `create function public.canary(rows jsonb) returns void language sql set search_path = '' as 'select'`,
    ],
    culprit: 'canary',
  },
];

const ofColumns = `
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and attnum > 0 and not attisdropped and attgenerated = ''`;
const checksOf = `(
  select coalesce(string_agg(pg_get_constraintdef(oid), ' '), '') from pg_constraint
  where conrelid = c.oid and contype = 'c' and a.attnum = any (conkey)
)`;
const newColumn = (definition: string) => [`alter table public.events add column ${definition}`];

const ofData: Lint[] = [
  {
    rule: 'every table has a primary key',
    query: `select relname as name from pg_class c
      where relnamespace in ${ours} and relkind in ('r', 'p')
        and not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')`,
    canary: ['create table private.canary (id uuid)'],
    culprit: 'canary',
  },
  {
    rule: 'every foreign key begins an index',
    query: `select conname as name from pg_constraint
      where contype = 'f' and connamespace in ${ours}
        and not exists (
          select from pg_index
          where indrelid = conrelid and indpred is null
            and (string_to_array(indkey::text, ' ')::smallint[])[1:cardinality(conkey)] @> conkey
        )`,
    canary: [
      'create table private.canary (id uuid constraint canary_key references public.events (id))',
    ],
    culprit: 'canary_key',
  },
  {
    rule: 'no reference keeps an account from being deleted',
    query: `select conname as name from pg_constraint
      where contype = 'f' and confrelid = 'auth.users'::regclass
        and connamespace in ${ours} and confdeltype not in ('c', 'n')`,
    canary: [
      'create table private.canary (id uuid constraint canary_key references auth.users (id))',
    ],
    culprit: 'canary_key',
  },
  {
    rule: 'no index does the work of another',
    query: `select indexrelid::regclass::text as name from pg_index one
      where exists (
        select from pg_index other
        where other.indrelid = one.indrelid and other.indexrelid > one.indexrelid
          and (other.indkey::text, other.indclass, other.indoption::text)
            = (one.indkey::text, one.indclass, one.indoption::text)
          and pg_get_expr(other.indpred, other.indrelid) is not distinct from pg_get_expr(one.indpred, one.indrelid)
          and pg_get_expr(other.indexprs, other.indrelid) is not distinct from pg_get_expr(one.indexprs, one.indrelid)
      ) and (select relnamespace from pg_class where oid = indrelid) in ${ours}`,
    canary: ['create index canary on public.events (user_id)'],
    culprit: 'events_of_user',
  },
  {
    rule: 'every text is bounded',
    query: `select attname as name ${ofColumns} and atttypid = 'text'::regtype
      and ${checksOf} !~ 'char_length|is_filled|_link\\(|is_site_path|~'`,
    canary: newColumn('canary text'),
    culprit: 'canary',
  },
  {
    rule: 'every link is checked',
    query: `select attname as name ${ofColumns} and atttypid = 'text'::regtype
      and attname ~ '(^|_)(url|link|website|homepage)(_|$)'
      and ${checksOf} !~ 'is_(web|mail|image)_link|is_site_path'`,
    canary: newColumn('canary_url text check (char_length(canary_url) < 9)'),
    culprit: 'canary_url',
  },
  {
    rule: 'every JSON column has a shape',
    query: `select attname as name ${ofColumns} and atttypid in ('json'::regtype, 'jsonb'::regtype)
      and ${checksOf} !~ 'octet_length|is_item_list'`,
    canary: newColumn('canary jsonb'),
    culprit: 'canary',
  },
  {
    rule: 'every point in time knows its zone',
    query: `select attname as name ${ofColumns} and atttypid = 'timestamp'::regtype`,
    canary: newColumn('canary timestamp'),
    culprit: 'canary',
  },
];

export const lints: Lint[] = [...ofAccess, ...ofFunctions, ...ofData];
