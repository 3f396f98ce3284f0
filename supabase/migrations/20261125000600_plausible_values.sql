-- Triggers instead of constraints: the limits move with the year, and a former row with an odd value must stay
-- editable, so only values that change are checked. Users read the messages.
create function private.refuse_year(years_ahead integer default 0) returns void
language plpgsql stable set search_path = '' as $$
begin
  raise sqlstate 'PT400' using message = format(
    'Tahun harus antara 1970 dan %s.',
    extract(year from now() at time zone 'Asia/Jakarta') + years_ahead
  );
end
$$;

-- Whether an entry that was not in the former list has an implausible year; its end may be in the future.
create function private.has_new_odd_year(items jsonb, former jsonb, field text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select
    from jsonb_array_elements(items) as item
    where not private.is_plausible_year(nullif(item ->> field, ''), 10)
      and not exists (
        select from jsonb_array_elements(coalesce(former, '[]')) as known
        where known ->> 'id' = item ->> 'id' and known ->> field = item ->> field
      )
  )
$$;

create function private.check_alumni_values() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former public.alumni;
begin
  if tg_op = 'UPDATE' then
    former := old;
  end if;

  if (
    new.entry_year is distinct from former.entry_year
    and not private.is_plausible_year(new.entry_year)
  ) or (
    new.graduation_year is distinct from former.graduation_year
    and not private.is_plausible_year(new.graduation_year)
  ) then
    perform private.refuse_year();
  end if;
  if (new.entry_year, new.graduation_year)
      is distinct from (former.entry_year, former.graduation_year)
    and new.graduation_year < new.entry_year then
    raise sqlstate 'PT400' using message = 'Tahun lulus tidak boleh sebelum tahun masuk.';
  end if;
  if new.phone_number is distinct from former.phone_number then
    new.phone_number := private.phone_text(new.phone_number);
    if not private.is_phone(new.phone_number) then
      raise sqlstate 'PT400' using message = 'Nomor telepon tidak dikenali.';
    end if;
  end if;
  -- Most lists are empty, and a call takes longer than a comparison.
  if new.advanced_degrees <> '[]' and private.has_new_odd_year(new.advanced_degrees, former.advanced_degrees, 'graduation_year')
    or new.trainings_certifications <> '[]' and private.has_new_odd_year(
      new.trainings_certifications, former.trainings_certifications, 'year'
    ) then
    perform private.refuse_year(10);
  end if;
  return new;
end
$$;

-- A decision, which may change thousands of rows, names none of these columns.
create trigger alumni_plausible
  before insert or update of entry_year, graduation_year, phone_number, advanced_degrees, trainings_certifications on public.alumni
  for each row execute function private.check_alumni_values();

-- The fields of an entry with their limits. Whatever else somebody sends would be public text without a form or a limit.
create function private.item_limits(list text) returns jsonb
language sql immutable set search_path = '' as $$
  select case list
    when 'advanced_degrees' then
      '{"id": 100, "degree_level": 300, "university": 300, "graduation_year": 300, "nim": 300, "thesis_title": 1000}'
    when 'trainings_certifications' then
      '{"id": 100, "name": 300, "issuer": 300, "year": 300, "description": 1000}'
    else
      '{"id": 100, "position": 300, "organization_name": 300, "name": 300, "period": 300, "description": 1000}'
  end::jsonb
$$;

-- The fields of entries that are no text within their limit, and were not in the former list.
create function private.new_wrong_fields(items jsonb, former jsonb, limits jsonb)
returns table (name text, is_too_long boolean)
language sql immutable set search_path = '' as $$
  select field.name, limits ? field.name and jsonb_typeof(field.value) = 'string'
  from jsonb_array_elements(items) as item
  cross join lateral jsonb_each(
    case when jsonb_typeof(item) = 'object' then item else '{}' end
  ) as field (name, value)
  where (
      jsonb_typeof(field.value) not in ('string', 'null')
      or coalesce(char_length(field.value #>> '{}') > (limits ->> field.name)::integer, not limits ? field.name)
    )
    and not exists (
      select from jsonb_array_elements(coalesce(former, '[]')) as known
      where known ->> 'id' = item ->> 'id' and known -> field.name = field.value
    )
$$;

create function private.check_item_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  present constant jsonb := to_jsonb(new);
  former constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  is_too_long boolean;
begin
  select wrong.is_too_long into is_too_long
  from unnest('{advanced_degrees,trainings_certifications,organizational_history}'::text[]) as list
  cross join lateral private.new_wrong_fields(
    present -> list, former -> list, private.item_limits(list)
  ) as wrong
  limit 1;

  if is_too_long then
    raise sqlstate 'PT400' using message =
      'Isian terlalu panjang: judul dan deskripsi paling banyak 1000 karakter, lainnya 300.';
  elsif not is_too_long then
    raise sqlstate 'PT400' using message = 'Entri memuat isian yang tidak dikenal. Muat ulang halaman, lalu coba lagi.';
  end if;
  return new;
end
$$;

create trigger alumni_item_texts
  before insert or update of advanced_degrees, trainings_certifications, organizational_history
  on public.alumni
  for each row
  when (new.advanced_degrees <> '[]' or new.trainings_certifications <> '[]' or new.organizational_history <> '[]')
  execute function private.check_item_texts();

create function private.check_work_dates() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_plausible_year(to_char(new.start_date, 'FMYYYY'), 1)
    or not private.is_plausible_year(to_char(new.end_date, 'FMYYYY'), 1) then
    perform private.refuse_year(1);
  end if;
  return new;
end
$$;

create trigger work_history_plausible before insert on public.work_history
  for each row execute function private.check_work_dates();
create trigger work_history_still_plausible before update on public.work_history
  for each row
  when ((new.start_date, new.end_date) is distinct from (old.start_date, old.end_date))
  execute function private.check_work_dates();
