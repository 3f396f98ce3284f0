-- What an import does with a row. One function decides, for the check and for the import; it writes nothing.

-- What was done with each row that was sent for import. Kept as long as the import can be taken back.
create table private.import_rows (
  import_id uuid not null references private.causes (id) on delete cascade,
  row_number integer not null,
  batch_no integer not null,
  action text not null,
  -- A sentence where nothing was written.
  problem text check (char_length(problem) <= 300),
  primary key (import_id, row_number)
);

create function private.import_target(alumni_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', id, 'name', full_name, 'entry_year', entry_year, 'graduation_year', graduation_year, 'nim', nim, 'email', email,
    'phone', phone_number, 'has_account', user_id is not null
  )
  from public.alumni where id = alumni_id
$$;

create function private.judged(own private.person, ids uuid[])
returns table (id uuid, verdict text, has_email boolean, has_nim boolean, likeness double precision)
-- A query in SQL would be planned for each row again, which takes longer than the rest of a check.
language plpgsql stable set search_path = '' as $$
begin
  return query
  select
    alumni.id, private.same_person(own, row(name_key, nim_key, email, phone_key, entry_year, graduation_year)::private.person),
    (email = own.email) is true, (nim_key = own.nim) is true,
    extensions.similarity(name_key, own.name) + ((phone_key = own.phone) is true)::integer
  from unnest(ids) as known
  join public.alumni on alumni.id = known
  join private.alumni_search on alumni_id = known;
end
$$;

-- The records that may be of the person of a row, the surest first: whoever has the e-mail or the NIM, and, if that is nobody for certain,
-- up to three others: of all, or only of some.
create function private.matches(said jsonb, of_ids uuid[] default null, own_id uuid default null, shows_others boolean default false)
returns table (id uuid, verdict text, has_email boolean, has_nim boolean)
-- The planner thinks that comparing a name costs as little as a number, and would read all of them.
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
declare
  own constant private.person := private.person_of(said);
  ids uuid[] := array(
    select known.id from public.alumni as known where known.email = own.email
    union select known.alumni_id from private.alumni_search as known where known.nim_key = own.nim
  );
begin
  if shows_others or ids = '{}' or not exists (
    select from private.judged(own, ids) as holder where holder.verdict = 'same' and holder.id is distinct from own_id
  ) then
    perform set_config('pg_trgm.similarity_threshold', '0.6', true);
    if cardinality(of_ids) <= 100 then
      ids := ids || array(select unnest(of_ids) except select unnest(ids));
    else
      ids := ids || array(
        select alike.alumni_id from private.alumni_search as alike
        where alike.name_key operator(extensions.%) own.name and (of_ids is null or alike.alumni_id = any (of_ids))
        union select alike.alumni_id from private.alumni_search as alike
        where alike.phone_key = own.phone and (of_ids is null or alike.alumni_id = any (of_ids))
        except select unnest(ids)
      );
    end if;
  end if;
  if ids = '{}' then
    return;
  end if;
  return query
  select judged.id, judged.verdict, judged.has_email, judged.has_nim
  from (
    select *, row_number() over (order by found.has_email or found.has_nim desc, likeness desc, found.id) as place
    from private.judged(own, ids) as found
    where found.id is distinct from own_id and (found.has_email or found.has_nim or found.verdict <> 'different')
  ) as judged
  where judged.has_email or judged.has_nim or place <= 3
  order by judged.verdict <> 'same', place;
end
$$;

-- What a record without an account lacks and the row says, and what else the row says of one with an account, which is not touched.
create function private.import_changes(said jsonb, target public.alumni) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  stored constant jsonb := to_jsonb(target);
begin
  return (
    select coalesce(jsonb_object_agg(field, jsonb_build_object('old', known, 'new', value)), '{}')
    from private.import_fields()
    cross join lateral (select said ->> field as value, stored ->> column_name as known) as told
    where value is not null and case
        when target.user_id is null then known is null
        else private.value_key(field, known) is distinct from private.value_key(field, value)
      end
      -- A year that contradicts the known one completes nothing.
      and not (
        target.user_id is null
        and (field = 'graduation_year' and value < target.entry_year or field = 'entry_year' and value > target.graduation_year) is true
      )
  );
end
$$;

-- The rows of one person in a file as one: what the first does not say is taken from the others, what they say otherwise is named.
create function private.read_joined_rows(given jsonb, is_title_cased boolean, out said jsonb, out warnings jsonb, out problem text)
language plpgsql stable set search_path = '' as $$
declare
  other jsonb;
  told jsonb;
  contrary text;
begin
  select * into said, warnings, problem from private.read_import_row(given, is_title_cased);
  for other in select * from jsonb_array_elements(given -> 'joined') loop
    told := (private.read_import_row(other, is_title_cased)).said;
    contrary := case
      when told ->> 'graduation_year' < said ->> 'entry_year' then 'graduation_year'
      when told ->> 'entry_year' > said ->> 'graduation_year' then 'entry_year'
    end;
    warnings := warnings || coalesce((
      select jsonb_agg(jsonb_build_object(
        'field', field, 'value', left(told ->> field, 100),
        'text', format('%s “%s” di baris %s tidak diambil.', label, left(told ->> field, 100), other ->> 'row_number')
      ))
      from private.import_fields()
      where field = contrary or private.value_key(field, said ->> field) <> private.value_key(field, told ->> field)
    ), '[]');
    said := told - coalesce(contrary, '') || said;
  end loop;
end
$$;

-- Why the e-mail or NIM of a row cannot be taken without an answer: by what the row says and what differs.
create function private.conflict_reason(said jsonb, taken text[], holders uuid[]) returns text
language sql stable set search_path = '' as $$
  select left(
    case when count(*) > 1 then format(
      case when said ?& '{email,nim}' then 'Email dan NIM di baris ini milik orang yang berbeda: %s.'
        else case when said ? 'nim' then 'NIM' else 'Email' end || ' di baris ini milik beberapa orang: %s.' end,
      string_agg(full_name, ' dan ' order by full_name)
    )
    else format(
      '%s ini milik %s, yang %s lain.', case taken when '{email}' then 'Email' when '{nim}' then 'NIM' else 'Email dan NIM' end, min(full_name),
      min(case
        when extensions.similarity(private.name_key(full_name), private.name_key(said ->> 'name')) < 0.6
          then case when graduation_year <> said ->> 'graduation_year' then 'nama dan tahun lulusnya' else 'namanya' end
        when private.nim_key(nim) <> private.nim_key(said ->> 'nim') then 'NIM-nya'
        when graduation_year <> said ->> 'graduation_year' or entry_year <> said ->> 'entry_year' then 'tahunnya'
        else 'namanya'
      end)
    ) end, 300
  )
  from public.alumni where id = any (holders)
$$;

-- A total, a heading, a date, a signature or a note with something beside it.
create function private.is_nobody(name text, warnings jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select name ~* ':|[0-9]{6}|[0-9]{1,2} +(jan|feb|mar|apr|mei|may|jun|jul|ag|aug|sep|okt|oct|nov|des|dec)[a-z]* +[0-9]{2}' or name ~* (
    '^[^[:alpha:]]*((sub ?|grand ?)?(jumlah|total)|rekap(itulasi)?|rata[- ]?rata|average|catatan|keterangan|ket|note|nb|sumber|mengetahui|(me|di)nyetujui'
    || '|disetujui|tertanda|ttd|tanda tangan|dekan|rektor|wakil|ketua|kepala|kaprodi|koordinator|sekretaris|nip|nidn|dicetak|diunduh|halaman|page'
    || '|nama|name|full name|no|nomor|nim|npm|tahun|angkatan|periode|lulusan|alumni|wisuda(wan)?|yudisium|daftar|data|program studi|prodi'
    || '|fakultas|jurusan|universitas|lampiran|tabel|semester|orang|org|mahasiswa|mhs|peserta)\y'
  ) or exists (
    select from jsonb_array_elements(warnings) as one
    where one ->> 'field' = 'nim' and one ->> 'value' !~* '^[0-9.,]+E'
  )
$$;

create function private.plan_import_row(given jsonb, options jsonb, newcomers uuid[] default null) returns jsonb
-- The planner thinks that an empty array is worth a plan of its own, which takes longer than the row.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  row_read constant record :=
    private.read_joined_rows(given, coalesce((options ->> 'title_case')::boolean, true));
  said jsonb := row_read.said;
  warnings jsonb := row_read.warnings;
  choice constant text := given ->> 'choice';
  is_answered boolean;
  matches record;
  candidates uuid[] := '{}';
  taken text[] := '{}';
  target public.alumni;
  action text := 'rejected';
  reason text := row_read.problem;
  changes jsonb := '{}';
begin
  if reason is null then
    select
      array_agg(id) filter (where verdict = 'same') as certain,
      coalesce(array_agg(id) filter (where verdict <> 'different'), '{}') as possible,
      array_agg(id) filter (where has_email) as of_email,
      array_agg(id) filter (where has_nim) as of_nim
    into matches from private.matches(
      said, case when newcomers is not null then newcomers || substring(choice from '^[0-9a-f-]{36}$')::uuid end
    );
    -- Whoever surely is this person needs no answer, but for what somebody else has.
    if cardinality(matches.certain) = 1 then
      select * into target from public.alumni where id = matches.certain[1];
    else
      candidates := matches.possible;
      select * into target from public.alumni where id = (select id from unnest(candidates) as id where id::text = choice);
    end if;
    is_answered := target.id is not null and cardinality(candidates) > 0 or choice = 'new';
    taken := array_remove(array[
      case when not matches.of_email <@ array[target.id] then 'email' end, case when not matches.of_nim <@ array[target.id] then 'nim' end
    ], null);
    if is_answered then
      warnings := warnings || coalesce((
        select jsonb_agg(jsonb_build_object(
          'field', field, 'value', said ->> field, 'text', format('%s milik orang lain dan tidak diambil.', label)
        ))
        from private.import_fields() where field = any (taken)
      ), '[]');
      said := said - taken;
    end if;
    changes := case
      when target.id is not null then private.import_changes(said, target)
      else (select jsonb_object_agg(name, jsonb_build_object('old', null, 'new', value)) from jsonb_each(said) as field (name, value))
    end;
    action := case
      when taken <> '{}' and is_answered is not true then 'conflict'
      when target.user_id is not null then 'joined'
      when target.id is not null and changes = '{}' then 'same'
      when target.id is not null then 'complete'
      when candidates <> '{}' and choice is distinct from 'new' then 'probable'
      when options ->> 'mode' = 'complete' then 'not_added'
      -- A heading, a total, a signature: nothing tells whether it is a person, or which.
      when (said - 'name' = '{}' or private.is_nobody(said ->> 'name', warnings)) and choice is distinct from 'new' then 'bare'
      else 'new'
    end;
    if action = 'conflict' then
      changes := '{}';
      reason := private.conflict_reason(said, taken, matches.of_email || matches.of_nim);
    elsif action = 'bare' then
      reason := case
        when said - 'name' = '{}' then 'Baris ini hanya berisi nama.'
        else 'Baris ini tampaknya bukan orang: jumlah, judul, tanda tangan, atau catatan.'
      end;
    end if;
  end if;
  return jsonb_build_object(
    'row_number', given -> 'row_number',
    'action', action,
    'reason', reason,
    'warnings', warnings,
    'name', said -> 'name',
    'target', case when target.id is not null then private.import_target(target.id) end,
    'changes', changes,
    'candidates', case when candidates = '{}' then '[]' else (
      select jsonb_agg(private.import_target(id) order by position)
      from unnest(candidates) with ordinality as list (id, position)
    ) end,
    'taken', to_jsonb(taken),
    'fingerprint', md5(concat_ws(' ', action, target.id, target.version, said))
  );
end
$$;

create function public.preview_import(rows jsonb, options jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '10s' as $$
begin
  perform private.require_admin();
  perform private.require_import_rows(rows, 250);
  return (
    select coalesce(jsonb_agg(private.plan_import_row(given, options) order by position), '[]')
    from jsonb_array_elements(rows) with ordinality as list (given, position)
  );
end
$$;
