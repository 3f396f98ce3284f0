-- A row of a list that the admin imports: {row_number, name, nim, …} as its cells were written.
-- PostgreSQL keeps 32 compiled patterns (`MAX_CACHED_RES`, src/backend/utils/adt/regexp.c). A usual row needs fewer for its plan: with more of
-- them, each would be compiled again for each row, which takes longer than all the rest.

-- The first readable one of several telephone numbers: '0812… / 0813…', 'HP: 0812… (rumah 0761…)'.
create function private.first_phone(value text) returns text
language sql immutable strict set search_path = '' as $$
  select coalesce(
    -- Most cells hold one number, of which no part has to be tried.
    (select number from private.phone_text(value) as number where private.is_phone(value) and value !~ '[(/]' and private.is_phone(number)),
    (
      select number from (
        select private.phone_text(part) as number, place + 1 as place
        from regexp_split_to_table(value, '[/,;|:&]+| atau | dan | or |[(](?=[^)]*[[:alpha:]])') with ordinality as parts (part, place)
        -- '021/555123' is one number.
        union all select private.phone_text(value), case when split_part(value, '/', 1) ~ '^[^0-9]*[0-9]{2,5}\D*$' then 0 else 100 end
        union all select private.phone_text(substring(value from '(?:(?:\+?62|0)[ .-]?)?8[1-9](?:[ .-]?[0-9]){7,10}(?![0-9])')), 101
      ) as numbers
      where private.is_phone(number)
      order by place limit 1
    )
  )
$$;

-- The stored form of one value, or null if it cannot be read: the year of a date or of a period ('20161'), the first readable one of
-- several numbers or addresses, a link with or without its https.
create function private.imported_value(field text, value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if field = 'name' then
    -- The number of the row.
    return regexp_replace(value, '^[( ]*[0-9]{1,4}( *[])./-]+ *| +(?!(orang|org|lulusan|alumni|mahasiswa|mhs|peserta)\y))(?=[[:alpha:]])', '', 'i');
  elsif field = 'email' then
    return substring(
      regexp_replace(lower(value), ' *@ *', '@', 'g')
      from '(?:^|mailto:|[\s<>()\[\],;:/|"''])((?!mailto:)[a-z0-9!#$%&''*+=?^_`{}~.-]+@(?:[a-z0-9-]+\.)+[a-z]{2,})(?:\.?(?:$|[\s<>()\[\],;:/|"'']))'
    );
  elsif field = 'nim' then
    if value ~* '^(?![1-9]([.,][0-9]+)?E\+[0-9]+$|(nip|nik|nidn|[0-9]+ *(orang|org|lulusan|alumni|mahasiswa|mhs|peserta))\y).*[0-9]' then
      return case when value ilike 'n%' then regexp_replace(value, '^(nim|npm)[ .:]+', '', 'i') else value end;
    end if;
    return null;
  elsif field in ('entry_year', 'graduation_year') then
    value := coalesce(
      substring(value from '(?:^|[^0-9])((?:19|20)[0-9]{2})[1-3]?(?:[^0-9]|$)'), substring(value from '^((?:19|20)[0-9]{2})[01][0-9][0-3][0-9]$')
    );
    return case when private.is_plausible_year(value) then value end;
  elsif field = 'phone' then
    return private.first_phone(value);
  elsif field in ('linkedin_url', 'website_url') then
    return case
      when private.is_web_link(value) then value
      when value ~ '^[^\s:/@]+\.[^\s:@]+$' and private.is_web_link('https://' || value) then 'https://' || value
    end;
  end if;
  -- Codes are no places, companies or titles.
  return case when value ~ '[[:alpha:]\u0080-\uffff]' then value end;
end
$$;

create function private.import_fields() returns table (field text, column_name text, label text, max_length integer)
language sql immutable set search_path = '' as $$
  values
    ('name', 'full_name', 'Nama', 200),
    ('email', 'email', 'Email', 320),
    ('nim', 'nim', 'NIM', 50),
    ('entry_year', 'entry_year', 'Angkatan', 300),
    ('graduation_year', 'graduation_year', 'Tahun lulus', 300),
    ('phone', 'phone_number', 'Telepon', 300),
    ('concentration', 'concentration', 'Konsentrasi', 200),
    ('thesis_title', 'thesis_title', 'Judul skripsi', 1000),
    ('internship_place', 'internship_place', 'Tempat kerja praktik', 300),
    ('company', 'company', 'Perusahaan', 200),
    ('job_title', 'job_title', 'Jabatan', 200),
    ('location', 'location', 'Lokasi', 200),
    ('linkedin_url', 'linkedin_url', 'LinkedIn', 2000),
    ('website_url', 'website_url', 'Situs web', 2000)
$$;

-- What a row says, in its stored form: a value that cannot be read is left out with a warning; `problem` refuses the row.
create function private.read_import_row(
  given jsonb, is_title_cased boolean, out said jsonb, out warnings jsonb, out problem text
)
language plpgsql stable set search_path = '' as $$
declare
  -- What people write where they have nothing to write, or what stands in the row above.
  nothing constant text :=
    '^(0+|x{2,3}|null|nil|none|nan|n/?a|#(n/a|[a-z0/]+[!?])|nihil|kosong|nol|sda|s\.d\.a|idem|ditto'
    || '|(tidak|tdk|tak|belum|blm)( (ada|punya|memiliki|tahu|tau|diketahui|diisi|tersedia|sedang|pernah|mendapat(kan)?|dapat|be?kerja|kerja|pekerjaan|data|lagi))*'
    || '|menganggur|pengangguran|(masih |sedang )?mencari (pe)?kerja(an)?|unemployed|jobless|not (available|working|yet|employed))?$';
  is_clean constant boolean := given::text !~ '[^ -~]|\\|  |" | "[],:}]';
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
    continue when btrim(typed, ' .,:;()[]{}*_/\"“”''`-–—=') ~* nothing;
    stored := case
      when char_length(typed) > known.max_length then null
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
          when known.field = 'nim' and typed ~ '^[0-9]'
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

-- The keys of a file's rows while they are compared with one another, which needs all of them at once, more than one request may carry.
create unlogged table private.checked_rows (
  check_id uuid not null,
  n integer not null,
  person private.person not null,
  staged_at timestamptz not null default now(),
  primary key (check_id, n)
);

-- No more rows than one answer takes.
create function private.require_import_rows(rows jsonb, most integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > most then
    raise invalid_parameter_value using message = format('a list of at most %s rows', most);
  end if;
end
$$;

-- Keeps the keys of some rows until `doubles_in_file`. What a check that was given up has left goes with the next one.
create function public.stage_import(check_id uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
begin
  perform private.require_admin();
  perform private.require_import_rows(rows, 1000);
  delete from private.checked_rows where staged_at < now() - interval '1 hour';
  insert into private.checked_rows (check_id, n, person)
  select stage_import.check_id, (one ->> 'row_number')::integer, private.person_of(said)
  from jsonb_array_elements(rows) as one
  cross join lateral private.read_import_row(one, false) as row_read
  where problem is null;
end
$$;

-- Rows of one file that are of one person, or may be. A row is joined to the first that it is the same as, if nothing else that the two are
-- the same as contradicts: no chains. Otherwise it is a question, as is a row whose e-mail or NIM an earlier one has ('taken'). Two names
-- that are merely alike are two people of one official list. Each row is compared with the first four that have the key, so that a
-- column full of one value costs no more than others.
create function private.doubles_among(of_check uuid) returns table (n integer, first integer, is_joined boolean, taken jsonb)
-- Nothing tells the planner how many rows a file has: it would compare each with all.
language sql stable set search_path = '' set enable_nestloop = off as $$
  with given as materialized (
    select n, person from private.checked_rows where check_id = of_check
  ), keyed as materialized (
    select n, key, row_number() over (partition by key order by n) as place, min(n) over (partition by key) as holder
    from given
    cross join lateral unnest(array[
      'email ' || (person).email, 'nim ' || (person).nim, 'phone ' || (person).phone, 'name ' || (person).name,
      'entered ' || (person).name || ' ' || (person).entered, 'graduated ' || (person).name || ' ' || (person).graduated
    ]) as key
    where key is not null
  ), judged as materialized (
    select later.n, earlier.n as other, private.same_person(later.person, earlier.person) as verdict
    from (
      select distinct later.n, earlier.n as other
      from keyed as later join keyed as earlier on earlier.key = later.key and earlier.place <= 4 and earlier.n < later.n
    ) as pair
    join given as later on later.n = pair.n
    join given as earlier on earlier.n = pair.other
  ), alike as materialized (
    select n, other, verdict in ('same', 'named') as is_same from judged where verdict <> 'different'
  ), kin as materialized (
    select n, other, min(other) over (partition by n) as first, row_number() over (partition by n order by other) as place
    from (select n, other from alike where is_same union all select other, n from alike where is_same) as both_ways
  ), torn as materialized (
    select distinct one.n, one.first
    from kin as one
    join kin as two on two.n = one.n and two.place <= 2 and two.other <> one.other
    join given as a on a.n = one.other
    join given as b on b.n = two.other
    where private.same_person(a.person, b.person) not in ('same', 'named') and private.differ(a.person, b.person)
  ), joined as materialized (
    select n, first from kin
    where place = 1 and first < n and n not in (select n from torn) and first not in (select n from torn)
      and not exists (select from kin as chain where chain.n = kin.first and chain.first < chain.n)
  ), asked as (
    select n, min(other) as other from alike
    where not exists (select from torn where torn.n = alike.other and torn.first < torn.n)
    group by n
  ), taken as (
    select keyed.n, min(holder) as holder, jsonb_agg(split_part(key, ' ', 1) order by key) as keys
    from keyed
    left join joined as own on own.n = keyed.n
    left join joined as others on others.n = holder
    where key ~ '^(email|nim) ' and holder < keyed.n and coalesce(others.first, holder) <> coalesce(own.first, keyed.n)
    group by keyed.n
  )
  select n, coalesce(joined.first, holder, asked.other), joined.n is not null, coalesce(keys, '[]')
  from given left join joined using (n) left join taken using (n) left join asked using (n)
  where num_nonnulls(joined.first, holder, asked.other) > 0
$$;

-- [{row_number, double_of, is_joined, taken}] of all rows that were staged, which are forgotten with the answer.
create function public.doubles_in_file(check_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  doubles jsonb;
begin
  perform private.require_admin();
  select coalesce(
    jsonb_agg(jsonb_build_object('row_number', n, 'double_of', first, 'is_joined', is_joined, 'taken', taken) order by n), '[]'
  ) into doubles from private.doubles_among(check_id);
  delete from private.checked_rows as staged where staged.check_id = doubles_in_file.check_id;
  return doubles;
end
$$;
