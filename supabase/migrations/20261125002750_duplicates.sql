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

-- {same, different}: the names of what both say, alike or not. Of a name the letters count, since it is read.
create function private.likeness(own jsonb, other jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'same', coalesce(jsonb_agg(field) filter (where is_same), '[]'), 'different', coalesce(jsonb_agg(field) filter (where not is_same), '[]')
  )
  from unnest('{name,nim,email,phone,entry_year,graduation_year}'::text[]) as field
  cross join lateral (
    select case field when 'name' then lower(own ->> field) = lower(other ->> field)
      else private.value_key(field, own ->> field) = private.value_key(field, other ->> field) end as is_same
  ) as compared
$$;

-- Records like a stored one, or like the values that are typed into the form of a new one ({name, nim, email, phone, entry_year,
-- graduation_year}), the surest first: [{id, name, …, is_certain, same, different}].
create function public.duplicates_of(of_id uuid default null, typed jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  said jsonb := typed;
begin
  perform private.require_admin();
  if of_id is not null then
    -- As a row of an import would say it. Its account may have another address by now, which a record kept from it.
    select jsonb_strip_nulls(jsonb_build_object(
      'name', full_name, 'email', coalesce(private.account_email(user_id), email), 'nim', nim, 'phone', phone_number,
      'entry_year', entry_year, 'graduation_year', graduation_year
    )) into said from public.alumni where alumni.id = of_id;
  else
    said := (private.read_import_row(typed, false)).said;
  end if;
  if coalesce(said ->> 'name', '') = '' then
    return '[]';
  end if;
  return (
    select coalesce(
      jsonb_agg(record || private.likeness(said, record) || jsonb_build_object('is_certain', verdict = 'same') order by position), '[]'
    )
    from private.matches(said, null, of_id, true) with ordinality as found (id, verdict, has_email, has_nim, position)
    cross join lateral private.import_target(id) as record
    where not private.are_different(id, of_id)
  );
end
$$;

-- A sentence where the record and the registration of its account name different years; null where they agree.
create function public.registration_note(of_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
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
  perform private.require_admin();
  if is_different then
    insert into private.not_duplicates (lower_id, higher_id)
    values (least(one_id, other_id), greatest(one_id, other_id))
    on conflict do nothing;
  else
    delete from private.not_duplicates where lower_id = least(one_id, other_id) and higher_id = greatest(one_id, other_id);
  end if;
end
$$;

-- Pairs with an equal key: 1 NIM, 2 telephone, 3 name, with near years. Each record is paired with the next 20 that have the key: all pairs of
-- few, and of a value that thousands have no more than a list can show.
create function private.equal_pairs() returns table (kind integer, lower_id uuid, higher_id uuid)
language sql stable set search_path = '' as $$
  with placed as materialized (
    select
      1 as kind, nim_key as key, alumni_id, nim_key, null::private.person as person,
      row_number() over (partition by nim_key order by alumni_id) as place
    from private.alumni_search
    where nim_key in (select nim_key from private.alumni_search group by nim_key having count(*) > 1)
    union all
    select 2, phone_key, alumni_id, nim_key, null, row_number() over (partition by phone_key order by alumni_id)
    from private.alumni_search
    where phone_key in (select phone_key from private.alumni_search group by phone_key having count(*) > 1)
    union all
    select
      3, name_key, id, nim_key, row(name_key, null, null, null, entry_year, graduation_year)::private.person,
      row_number() over (partition by name_key order by coalesce(graduation_year, entry_year), id)
    from private.alumni_search join public.alumni on id = alumni_id
    where name_key in (select name_key from private.alumni_search group by name_key having count(*) > 1)
  )
  select min(one.kind), least(one.alumni_id, two.alumni_id), greatest(one.alumni_id, two.alumni_id)
  from placed as one
  join placed as two on two.kind = one.kind and two.key = one.key and two.place > one.place and two.place <= one.place + 20
  -- Who has another NIM is somebody else.
  where (one.nim_key <> two.nim_key) is not true and (one.kind < 3 or private.are_near(one.person, two.person))
    and not private.are_different(one.alumni_id, two.alumni_id)
  group by 2, 3
$$;

-- Pairs with like names among those of a year of entry ('e2010') or graduation ('g2015'), without the equal ones. Who has 0.6 of the
-- trigrams of a name has one of its rarest: only such pairs are compared, never all with all.
create function private.like_pairs(block text) returns table (lower_id uuid, higher_id uuid)
language sql stable set search_path = '' as $$
  with member as materialized (
    select
      id, name_key, nim_key, phone_key, entry_year, row(name_key, null, null, null, entry_year, graduation_year)::private.person as person
    from public.alumni join private.alumni_search on alumni_id = id
    where case left(block, 1) when 'e' then entry_year else graduation_year end = substr(block, 2)
    -- More than a faculty has in a year; the work grows with the square.
    order by id limit 4000
  ),
  trigram as (
    select id, word, count(*) over (partition by id) as own, count(*) over (partition by word) as holders
    from member cross join unnest(extensions.show_trgm(name_key)) as word
  ),
  ranked as (
    select id, word, own, row_number() over (partition by id order by holders, word) as place from trigram
  ),
  rare as materialized (
    select id, word, own from ranked where place <= own - ceil(0.6 * own) + 1
  ),
  candidate as materialized (
    select distinct one.id as lower_id, other.id as higher_id
    from rare as one
    -- A shorter name has at least 0.6 of the trigrams of the longer one.
    join rare as other on one.word = other.word and one.id < other.id and one.own >= 0.6 * other.own and other.own >= 0.6 * one.own
  ),
  alike as materialized (
    select lower_id, higher_id
    from candidate
    join member as one on one.id = lower_id
    join member as other on other.id = higher_id
    where extensions.similarity(one.name_key, other.name_key) >= 0.6
      and (one.nim_key <> other.nim_key) is not true
      and (one.nim_key = other.nim_key or one.phone_key = other.phone_key
        or one.name_key = other.name_key and private.are_near(one.person, other.person)) is not true
      -- Those of one year of entry were found there.
      and (left(block, 1) = 'g' and one.entry_year = other.entry_year) is not true
  )
  select lower_id, higher_id from alike where not private.are_different(lower_id, higher_id)
$$;

-- After the equal keys, 'e', the years of entry, then those of graduation.
create function private.block_after(block text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select 'e' || min(entry_year) from public.alumni where left(block, 1) = 'e' and entry_year > substr(block, 2)),
    (select 'g' || min(graduation_year) from public.alumni
      where graduation_year > case left(block, 1) when 'g' then substr(block, 2) else '' end)
  )
$$;

create function private.pair_of(kind integer, lower_id uuid, higher_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', kind, 'one', one, 'other', other) || private.likeness(one, other)
  from private.import_target(lower_id) as one, private.import_target(higher_id) as other
$$;

-- A page of pairs, the surest kind first, and where the next begins: {pairs: [{kind, one, other, same, different}], next}. After the equal keys come like
-- names, year by year, as long as a page may take. `next` is null at the end.
create function public.duplicate_pairs(after jsonb default null, page_size integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  started constant timestamptz := clock_timestamp();
  size constant integer := least(greatest(page_size, 1), 100);
  found jsonb := '[]';
  next jsonb := after;
  block text := coalesce(after ->> 'block', 'e');
  current record;
begin
  perform private.require_admin();
  loop
    for current in
      select * from (
        select * from private.equal_pairs() where block = 'e'
        union all select 4, like_pairs.* from private.like_pairs(block) where block <> 'e'
      ) as pair
      where next ->> 'kind' is null or (kind, lower_id, higher_id)
        > ((next ->> 'kind')::integer, (next ->> 'lower_id')::uuid, (next ->> 'higher_id')::uuid)
      order by 1, 2, 3 limit size - jsonb_array_length(found)
    loop
      found := found || private.pair_of(current.kind, current.lower_id, current.higher_id);
      next := to_jsonb(current) || jsonb_build_object('block', block);
    end loop;
    exit when jsonb_array_length(found) = size;
    block := private.block_after(block);
    next := jsonb_build_object('block', block);
    exit when block is null or clock_timestamp() > started + interval '100 milliseconds';
  end loop;
  return jsonb_build_object('pairs', found, 'next', case when block is not null then next end);
end
$$;
