-- Triggers instead of constraints: the limits move with the year, and a former row with an odd value must stay
-- editable, so only values that change are checked. Users read the messages.
create function private.is_plausible_year(year text, years_ahead integer default 0)
returns boolean
language sql stable set search_path = '' as $$
  select year is null or (
    year ~ '^\d{4}$'
    and year::integer between 1970
      and extract(year from now() at time zone 'Asia/Jakarta') + years_ahead
  )
$$;

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
  if private.has_new_odd_year(new.advanced_degrees, former.advanced_degrees, 'graduation_year')
    or private.has_new_odd_year(
      new.trainings_certifications, former.trainings_certifications, 'year'
    ) then
    perform private.refuse_year(10);
  end if;
  return new;
end
$$;

-- A trigger runs only for rows in which a column that it reads has changed: a decision may change thousands of rows.
create trigger alumni_plausible_insert before insert on public.alumni
  for each row execute function private.check_alumni_values();
create trigger alumni_plausible before update on public.alumni
  for each row
  when (
    (
      new.entry_year, new.graduation_year, new.phone_number, new.advanced_degrees,
      new.trainings_certifications
    ) is distinct from (
      old.entry_year, old.graduation_year, old.phone_number, old.advanced_degrees,
      old.trainings_certifications
    )
  )
  execute function private.check_alumni_values();

-- Whether an entry that was not in the former list has a text that is longer than the form takes.
create function private.has_new_long_text(items jsonb, former jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select
    from jsonb_array_elements(items) as item
    cross join lateral jsonb_each_text(
      case when jsonb_typeof(item) = 'object' then item else '{}' end
    ) as field (name, value)
    where char_length(field.value) > case field.name
        when 'description' then 5000
        when 'thesis_title' then 1000
        else 300
      end
      and not exists (
        select from jsonb_array_elements(coalesce(former, '[]')) as known
        where known ->> 'id' = item ->> 'id' and known ->> field.name = field.value
      )
  )
$$;

create function private.check_item_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former public.alumni;
begin
  if tg_op = 'UPDATE' then
    former := old;
  end if;
  if private.has_new_long_text(new.advanced_degrees, former.advanced_degrees)
    or private.has_new_long_text(new.trainings_certifications, former.trainings_certifications)
    or private.has_new_long_text(new.organizational_history, former.organizational_history) then
    raise sqlstate 'PT400' using message =
      'Isian terlalu panjang: judul paling banyak 1000 karakter, deskripsi 5000, lainnya 300.';
  end if;
  return new;
end
$$;

create trigger alumni_item_texts
  before insert or update of advanced_degrees, trainings_certifications, organizational_history
  on public.alumni
  for each row execute function private.check_item_texts();

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
