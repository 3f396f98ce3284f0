-- Records that may be of one person: around one of them, and as a list for the admin to go through.

-- Pairs that the admin has called different.
create table private.not_duplicates (
  lower_id uuid not null references public.alumni (id) on delete cascade,
  higher_id uuid not null references public.alumni (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (lower_id, higher_id),
  check (lower_id < higher_id)
);
create index not_duplicates_higher on private.not_duplicates (higher_id);

create function private.are_different(one uuid, other uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.not_duplicates where lower_id = least(one, other) and higher_id = greatest(one, other)
  )
$$;

-- What a record says, as a row of an import would.
create function private.said_by(alumnus public.alumni) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', alumnus.full_name, 'email', alumnus.email, 'nim', alumnus.nim, 'phone', alumnus.phone_number,
    'entry_year', alumnus.entry_year, 'graduation_year', alumnus.graduation_year
  ))
$$;

-- Records like a stored one, or like the values that are typed into the form of a new one ({name, nim, email, phone, entry_year,
-- graduation_year}), the surest first: [{id, name, …, is_certain}].
create function public.duplicates_of(of_id uuid default null, typed jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  said jsonb := typed;
  matches record;
begin
  perform private.require_import_rows('[]', 0);
  if of_id is not null then
    select private.said_by(alumnus) into said from public.alumni as alumnus where alumnus.id = of_id;
  else
    said := (private.read_import_row(typed, false)).said;
  end if;
  if coalesce(said ->> 'name', '') = '' then
    return '[]';
  end if;
  matches := private.certain_matches(said);
  return (
    select coalesce(
      jsonb_agg(private.import_target(id) || jsonb_build_object('is_certain', coalesce(id = any (matches.certain), false)) order by position), '[]'
    )
    from (
      select id, min(position) as position
      from unnest(matches.certain || matches.strangers || private.probable_matches(said, null, of_id))
        with ordinality as found (id, position)
      where id is distinct from of_id and not private.are_different(id, of_id)
      group by id
    ) as other
  );
end
$$;

-- A sentence where the record and the registration of its account name different years; null where they agree.
create function public.registration_note(of_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_import_rows('[]', 0);
  return (
    select format('Tahun lulus berbeda: %s di rekaman, %s saat mendaftar.', graduation_year, given.year)
    from public.alumni
    join auth.users as account on account.id = user_id
    cross join lateral (select substring(account.raw_user_meta_data ->> 'graduation_year' from '^\d{4}$') as year) as given
    where alumni.id = of_id and graduation_year <> given.year
  );
end
$$;

create function public.call_different(one_id uuid, other_id uuid, is_different boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_import_rows('[]', 0);
  if is_different then
    insert into private.not_duplicates (lower_id, higher_id)
    values (least(one_id, other_id), greatest(one_id, other_id))
    on conflict do nothing;
  else
    delete from private.not_duplicates where lower_id = least(one_id, other_id) and higher_id = greatest(one_id, other_id);
  end if;
end
$$;

-- Pairs with an equal key, each record with the first that has the key: 1 NIM, 2 telephone, 3 name and year.
create function private.equal_pairs() returns table (kind integer, lower_id uuid, higher_id uuid)
language sql stable set search_path = '' as $$
  select distinct on (lower_id, higher_id) kind, lower_id, higher_id
  from (
    select 1 as kind, min(alumni_id::text) over (partition by nim_key)::uuid as lower_id, alumni_id as higher_id
    from private.alumni_search
    where nim_key in (select nim_key from private.alumni_search where nim_key is not null group by nim_key having count(*) > 1)
    union all
    select 2, min(alumni_id::text) over (partition by phone_key)::uuid, alumni_id
    from private.alumni_search
    where phone_key in (select phone_key from private.alumni_search where phone_key is not null group by phone_key having count(*) > 1)
    union all
    select 3, min(alumni_id::text) over (partition by name_key, year)::uuid, alumni_id
    from (
      select alumni_id, name_key, coalesce(nullif(graduation_year, ''), nullif(entry_year, '')) as year,
        count(*) over (partition by name_key, coalesce(nullif(graduation_year, ''), nullif(entry_year, ''))) as many
      from private.alumni_search join private.directory_entries using (alumni_id)
    ) as named
    where many > 1
  ) as pairs
  where lower_id < higher_id and not private.are_different(lower_id, higher_id)
    -- Who has another NIM is somebody else.
    and not exists (
      select from private.alumni_search as one join private.alumni_search as two
        on one.alumni_id = lower_id and two.alumni_id = higher_id
      where one.nim_key <> two.nim_key
    )
  order by lower_id, higher_id, kind
$$;

-- A page of pairs, the surest kind first, and where the next begins: {pairs: [{kind, one, other}], next}. After the equal keys come names
-- that are alike within a year: record by record through the index, as long as a page may take. `next` is null at the end.
create function public.duplicate_pairs(after jsonb default null, page_size integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  started constant timestamptz := clock_timestamp();
  size constant integer := least(greatest(page_size, 1), 100);
  found jsonb := '[]';
  next jsonb := after;
  current record;
begin
  perform private.require_import_rows('[]', 0);
  if coalesce((next ->> 'kind')::integer, 1) < 4 then
    for current in
      select pair.kind, pair.lower_id, pair.higher_id from private.equal_pairs() as pair
      where next is null or (pair.kind, pair.lower_id, pair.higher_id)
        > ((next ->> 'kind')::integer, (next ->> 'lower_id')::uuid, (next ->> 'higher_id')::uuid)
      order by 1, 2, 3 limit size
    loop
      found := found || jsonb_build_object(
        'kind', current.kind, 'one', private.import_target(current.lower_id), 'other', private.import_target(current.higher_id)
      );
      next := to_jsonb(current);
    end loop;
    if jsonb_array_length(found) = size then
      return jsonb_build_object('pairs', found, 'next', next);
    end if;
    next := '{"kind": 4}';
  end if;
  for current in
    select alumnus as row, alumnus.id from public.alumni as alumnus
    where next ->> 'lower_id' is null or alumnus.id > (next ->> 'lower_id')::uuid
    order by alumnus.id
  loop
    found := found || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', 4, 'one', private.import_target(current.id), 'other', private.import_target(other)
      )), '[]')
      from unnest(private.probable_matches(private.said_by(current.row), null, current.id)) as other
      where other > current.id and not private.are_different(current.id, other)
        and not exists (
          select from private.alumni_search as one join private.alumni_search as two
            on one.alumni_id = current.id and two.alumni_id = other
          where one.phone_key = two.phone_key or one.name_key = two.name_key
        )
    );
    next := jsonb_build_object('kind', 4, 'lower_id', current.id);
    if jsonb_array_length(found) >= size or clock_timestamp() > started + interval '200 milliseconds' then
      return jsonb_build_object('pairs', found, 'next', next);
    end if;
  end loop;
  return jsonb_build_object('pairs', found, 'next', null);
end
$$;
