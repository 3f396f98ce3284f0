-- A row of a list that the admin imports: {row_number, name, nim, …} as its cells were written.

-- The stored form of one value, or null if it cannot be read: the year of a date or of a period ('20161'), the first number of
-- several, a link with or without its https.
create function private.imported_value(field text, value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if field = 'email' then
    return substring(lower(regexp_replace(value, '^mailto:', '')) from '^[^\s@]+@[^\s@]+\.[^\s@]+$');
  elsif field = 'nim' then
    return case when value !~* '^[0-9]+([.,][0-9]+)?E\+?[0-9]+$' then value end;
  elsif field in ('entry_year', 'graduation_year') then
    value := substring(value from '(?:^|[^0-9])((?:19|20)[0-9]{2})[1-3]?(?:[^0-9]|$)');
    return case when private.is_plausible_year(value) then value end;
  elsif field = 'phone' then
    return (
      select private.phone_text(btrim(part, ' '''))
      from regexp_split_to_table(value, '[/,;]| atau | dan ') with ordinality as parts (part, position)
      where private.is_phone(btrim(part, ' '''))
      order by position limit 1
    );
  elsif field in ('linkedin_url', 'website_url') then
    return case
      when private.is_web_link(value) then value
      when value ~ '^[^\s:/@]+\.[^\s:@]+$' and private.is_web_link('https://' || value) then 'https://' || value
    end;
  end if;
  return value;
end
$$;

-- `is_read`: it is not stored as it was typed.
create function private.import_fields() returns table (field text, label text, max_length integer, is_read boolean)
language sql immutable set search_path = '' as $$
  values
    ('name', 'Nama', 200, false), ('email', 'Email', 320, true), ('nim', 'NIM', 50, true), ('entry_year', 'Angkatan', 300, true),
    ('graduation_year', 'Tahun lulus', 300, true), ('phone', 'Telepon', 300, true), ('concentration', 'Konsentrasi', 200, false),
    ('thesis_title', 'Judul skripsi', 1000, false), ('internship_place', 'Tempat kerja praktik', 300, false),
    ('company', 'Perusahaan', 200, false), ('job_title', 'Jabatan', 200, false), ('location', 'Lokasi', 200, false),
    ('linkedin_url', 'LinkedIn', 2000, true), ('website_url', 'Situs web', 2000, true)
$$;

-- What a row says, in its stored form: a value that cannot be read is left out with a warning; `problem` refuses the row.
create function private.read_import_row(
  given jsonb, is_title_cased boolean, out said jsonb, out warnings jsonb, out problem text
)
language plpgsql stable set search_path = '' as $$
declare
  is_clean constant boolean := given::text !~ '[^ -~]|\\|  |" | "[],:}]';
  -- What people write where they have nothing to write.
  nothing constant text := '^([-–—.]+|0+|null|nil|n/?a|#n/a|nihil|kosong|(tidak|tdk|belum) ada|tidak tahu)?$';
  known record;
  typed text;
  stored text;
begin
  said := '{}';
  warnings := '[]';
  for known in select * from private.import_fields() loop
    typed := given ->> known.field;
    continue when typed is null;
    if not is_clean then
      typed := regexp_replace(private.clean_text(typed), '\n+', ' ', 'g');
    end if;
    continue when typed ~* nothing;
    stored := case
      when char_length(typed) > known.max_length then null
      when not known.is_read then typed
      else private.imported_value(known.field, typed)
    end;
    if stored is not null then
      said := said || jsonb_build_object(known.field, stored);
    else
      warnings := warnings || jsonb_build_object(
        'field', known.field, 'value', left(typed, 100), 'text',
        case
          when char_length(typed) > known.max_length
            then format('%s lebih dari %s karakter dan tidak diambil.', known.label, known.max_length)
          when known.field = 'nim'
            then 'NIM tertulis sebagai bilangan. Simpan kolom NIM sebagai teks, lalu pilih berkasnya lagi.'
          else format('%s tidak dapat dibaca dan tidak diambil.', known.label)
        end
      );
    end if;
  end loop;
  problem := case
    when not said ? 'name' then case warnings #>> '{0,field}' when 'name' then warnings #>> '{0,text}' else 'Nama kosong.' end
    when said ->> 'name' !~ '[[:alpha:]\u0080-\uffff]' then 'Nama tidak berisi huruf.'
    when said ->> 'graduation_year' < said ->> 'entry_year'
      then format('Tahun lulus %s sebelum tahun masuk %s.', said ->> 'graduation_year', said ->> 'entry_year')
  end;
  if is_title_cased and problem is null then
    said := jsonb_set(said, '{name}', to_jsonb(private.title_case(said ->> 'name')));
  end if;
end
$$;

-- The columns and their new values.
create function private.import_columns(changes jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(case name when 'name' then 'full_name' when 'phone' then 'phone_number' else name end, change -> 'new')
  from jsonb_each(changes) as field (name, change)
$$;

-- The keys of a file's rows while they are compared with one another, which needs all of them at once, more than one request may carry.
create unlogged table private.checked_rows (
  check_id uuid not null,
  n integer not null,
  name text,
  nim text,
  email text,
  phone text,
  entered text,
  graduated text,
  staged_at timestamptz not null default now(),
  primary key (check_id, n)
);

-- Keeps the keys of some rows until `doubles_in_file`. What a check that was given up has left goes with the next one.
create function public.stage_import(check_id uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
begin
  perform private.require_import_rows(rows, 1000);
  delete from private.checked_rows where staged_at < now() - interval '1 hour';
  insert into private.checked_rows (check_id, n, name, nim, email, phone, entered, graduated)
  select
    stage_import.check_id, (one ->> 'row_number')::integer, private.name_key(said ->> 'name'), private.nim_key(said ->> 'nim'),
    said ->> 'email', private.phone_key(said ->> 'phone'), said ->> 'entry_year', said ->> 'graduation_year'
  from jsonb_array_elements(rows) as one
  cross join lateral private.read_import_row(one, false) as row_read
  where problem is null;
end
$$;

-- Rows of one file that are of one person. Only equal keys count: two names that are merely alike are two people of one official list.
-- Each row is compared with the first that has the key, so that a column full of one value costs no more than others.
create function private.doubles_among(of_check uuid) returns table (n integer, first integer, is_conflict boolean)
language sql stable set search_path = '' as $$
  with given as materialized (
    select * from private.checked_rows where check_id = of_check
  ), matched as (
    select n, min(n) over (partition by email) as first, 1 as kind from given where email is not null
    union all
    select n, min(n) over (partition by nim), 2 from given where nim is not null
    union all
    select n, min(n) over (partition by name, graduated), 3 from given where graduated is not null
    union all
    select n, min(n) over (partition by name, entered), 3 from given where entered is not null
    union all
    select n, min(n) over (partition by name, phone), 3 from given where phone is not null
  )
  select distinct on (later.n)
    later.n, earlier.n,
    matched.kind = 2 and extensions.similarity(later.name, earlier.name) < 0.45
      and (later.graduated = earlier.graduated) is not true
  from matched
  join given as later on later.n = matched.n
  join given as earlier on earlier.n = matched.first
  where matched.first < matched.n
    and (matched.kind <> 3 or (later.nim <> earlier.nim or later.email <> earlier.email) is not true)
  order by later.n, matched.kind
$$;

-- [{row_number, double_of, is_conflict}] of all rows that were staged, which are forgotten with the answer.
create function public.doubles_in_file(check_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  doubles jsonb;
begin
  perform private.require_import_rows('[]', 0);
  select coalesce(
    jsonb_agg(jsonb_build_object('row_number', n, 'double_of', first, 'is_conflict', is_conflict) order by n), '[]'
  ) into doubles from private.doubles_among(check_id);
  delete from private.checked_rows as staged where staged.check_id = doubles_in_file.check_id;
  return doubles;
end
$$;

-- Admin only, and no more rows than one answer takes.
create function private.require_import_rows(rows jsonb, most integer) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may import alumni';
  end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > most then
    raise invalid_parameter_value using message = format('a list of at most %s rows', most);
  end if;
end
$$;
