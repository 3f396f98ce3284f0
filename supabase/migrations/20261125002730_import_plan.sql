-- What an import does with a row. One function decides, for the check and for the import; it writes nothing.

create table private.imports (
  id uuid primary key default gen_random_uuid(),
  file_name text not null check (private.is_filled(file_name, 200)),
  file_size bigint not null check (file_size >= 0),
  -- SHA-256 of the rows that were imported.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  options jsonb not null check (octet_length(options::text) <= 2000),
  counts jsonb not null default '{}',
  account_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  last_batch_at timestamptz not null default now(),
  finished_at timestamptz,
  undone_at timestamptz
);
create index imports_newest on private.imports (created_at desc);
create index imports_of_account on private.imports (account_id);

-- What was done with each row that was sent for import. Kept for 180 days.
create table private.import_rows (
  import_id uuid not null references private.imports (id) on delete cascade,
  row_number integer not null,
  batch_no integer not null,
  action text not null,
  -- A sentence where nothing was written.
  problem text check (char_length(problem) <= 300),
  -- The record that was written, its former values, and its version afterwards; null where nothing was written.
  alumni_id uuid,
  before jsonb,
  version_after integer,
  is_undone boolean,
  primary key (import_id, row_number)
);
create index import_rows_of_alumnus on private.import_rows (alumni_id);

create function private.import_target(alumni_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', id, 'name', full_name, 'entry_year', entry_year, 'graduation_year', graduation_year, 'nim', nim, 'email', email,
    'phone', phone_number, 'has_account', user_id is not null
  )
  from public.alumni where id = alumni_id
$$;

-- The records that have this e-mail or this NIM. The same e-mail is the same person; a NIM may be mistyped, so that its holder
-- must have a like name, or the same year of graduation.
create function private.certain_matches(said jsonb, out certain uuid[], out strangers uuid[])
-- The planner thinks that comparing a name costs as little as a number, and would read all of them.
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  own_email constant text := said ->> 'email';
  own_nim constant text := private.nim_key(said ->> 'nim');
  own_name constant text := private.name_key(said ->> 'name');
  graduated constant text := said ->> 'graduation_year';
begin
  select array_agg(id) filter (where is_certain), array_agg(id) filter (where not is_certain) into certain, strangers
  from (
    select
      alumni.id,
      (email = own_email) is true or (graduation_year = graduated) is true
        or extensions.similarity(name_key, own_name) >= 0.45 as is_certain
    from (
      select known.id from public.alumni as known where known.email = own_email
      union
      select known.alumni_id from private.alumni_search as known where known.nim_key = own_nim
    ) as known
    join public.alumni using (id)
    join private.alumni_search on alumni_id = alumni.id
  ) as found;
end
$$;

-- Up to three records that may be the same person: the same telephone or a like name, no year that differs and no other NIM. Another
-- row of the import that is running is somebody else, as in the check.
create function private.probable_matches(said jsonb, running_import uuid, own_id uuid default null) returns uuid[]
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  own_name constant text := private.name_key(said ->> 'name');
  own_nim constant text := private.nim_key(said ->> 'nim');
  own_phone constant text := private.phone_key(said ->> 'phone');
  entered constant text := said ->> 'entry_year';
  graduated constant text := said ->> 'graduation_year';
begin
  perform set_config('pg_trgm.similarity_threshold', '0.6', true);
  return array(
    select known.alumni_id
    from (
      select alike.alumni_id from private.alumni_search as alike where alike.name_key operator(extensions.%) own_name
      union
      select same.alumni_id from private.alumni_search as same where same.phone_key = own_phone
    ) as found
    join private.alumni_search as known using (alumni_id)
    join public.alumni on id = alumni_id
    where (known.nim_key <> own_nim) is not true and id is distinct from own_id
      and (entry_year = entered or graduation_year = graduated
        or num_nonnulls(entry_year, entered) < 2 and num_nonnulls(graduation_year, graduated) < 2)
      and not exists (
        select from private.import_rows as written
        where written.alumni_id = alumni.id and written.import_id = running_import
      )
    order by (known.phone_key = own_phone) is true desc, extensions.similarity(known.name_key, own_name) desc, id
    limit 3
  );
end
$$;

-- What a record without an account lacks and the row says, and what else the row says of one with an account, which is not touched.
create function private.import_changes(said jsonb, target public.alumni) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  stored constant jsonb := to_jsonb(target);
begin
  return (
    select coalesce(jsonb_object_agg(name, jsonb_build_object('old', known, 'new', value)), '{}')
    from jsonb_each_text(said) as field (name, value)
    cross join lateral (
      select stored ->> case name when 'name' then 'full_name' when 'phone' then 'phone_number' else name end as known
    ) as column_of
    where case
        when target.user_id is null then known is null
        when name = 'name' then private.name_key(known) <> private.name_key(value)
        when name = 'phone' then private.phone_key(known) is distinct from private.phone_key(value)
        else known is distinct from value
      end
      -- A year that contradicts the known one completes nothing.
      and not (
        target.user_id is null
        and (name = 'graduation_year' and value < target.entry_year or name = 'entry_year' and value > target.graduation_year) is true
      )
  );
end
$$;

create function private.plan_import_row(given jsonb, options jsonb, running_import uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  row_read constant record :=
    private.read_import_row(given, coalesce((options ->> 'title_case')::boolean, true));
  said constant jsonb := row_read.said;
  choice constant text := given ->> 'choice';
  matches record;
  candidates uuid[] := '{}';
  target public.alumni;
  action text := 'new';
  reason text;
  changes jsonb := '{}';
begin
  if row_read.problem is not null then
    action := 'rejected';
    reason := row_read.problem;
  else
    matches := private.certain_matches(said);
    if matches.strangers is not null or cardinality(matches.certain) > 1 then
      action := 'conflict';
      reason := left(format(
        case when cardinality(matches.certain || matches.strangers) > 1
          then 'Email dan NIM di baris ini milik orang yang berbeda: %s.'
          else 'NIM ini milik %s, yang nama dan tahun lulusnya lain.'
        end,
        (select string_agg(full_name, ' dan ' order by full_name) from public.alumni
          where id = any (matches.certain || matches.strangers))
      ), 300);
    else
      if matches.certain is null then
        candidates := private.probable_matches(said, running_import);
      end if;
      if matches.certain is not null or candidates <> '{}' then
        select * into target from public.alumni
        where id = coalesce(matches.certain[1], (select id from unnest(candidates) as id where id::text = choice));
      end if;
      changes := case
        when target.id is not null then private.import_changes(said, target)
        else (select jsonb_object_agg(name, jsonb_build_object('old', null, 'new', value)) from jsonb_each(said) as field (name, value))
      end;
      action := case
        when target.user_id is not null then 'joined'
        when target.id is not null and changes = '{}' then 'same'
        when target.id is not null then 'complete'
        when candidates <> '{}' and choice is distinct from 'new' then 'probable'
        when options ->> 'mode' = 'complete' then 'not_added'
        else 'new'
      end;
    end if;
  end if;
  return jsonb_build_object(
    'row_number', given -> 'row_number',
    'action', action,
    'reason', reason,
    'warnings', row_read.warnings,
    'name', said -> 'name',
    'target', case when target.id is not null then private.import_target(target.id) end,
    'changes', changes,
    'candidates', case when candidates = '{}' then '[]' else (
      select jsonb_agg(private.import_target(id) order by position)
      from unnest(candidates) with ordinality as list (id, position)
    ) end,
    'fingerprint', md5(concat_ws(' ', action, target.id, target.version, said))
  );
end
$$;

create function public.preview_import(rows jsonb, options jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '10s' as $$
begin
  perform private.require_import_rows(rows, 250);
  return (
    select coalesce(jsonb_agg(private.plan_import_row(given, options) order by position), '[]')
    from jsonb_array_elements(rows) with ordinality as list (given, position)
  );
end
$$;
