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
  raise check_violation using message = format(
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
    where not private.is_plausible_year(nullif(btrim(item ->> field), ''), 10)
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
    raise check_violation using message = 'Tahun lulus tidak boleh sebelum tahun masuk.';
  end if;
  -- At most 15 digits, as in the standard for international numbers (E.164).
  if new.phone_number is distinct from former.phone_number
    and new.phone_number !~ '^\s*\+?([\s().\-/]*\d){6,15}[\s).]*$' then
    raise check_violation using message = 'Nomor telepon tidak dikenali.';
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

create trigger alumni_plausible before insert or update on public.alumni
  for each row execute function private.check_alumni_values();

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

create function private.check_event_date() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last_year constant integer := extract(year from now() at time zone 'Asia/Jakarta') + 5;
begin
  if extract(year from new.event_date) not between 2000 and last_year then
    raise check_violation using
      message = format('Tahun kegiatan harus antara 2000 dan %s.', last_year);
  end if;
  return new;
end
$$;

create trigger events_plausible before insert on public.events
  for each row execute function private.check_event_date();
create trigger events_still_plausible before update on public.events
  for each row when (new.event_date is distinct from old.event_date)
  execute function private.check_event_date();

-- The admin has verified these values, and is notified when the person changes them.
create function private.notify_about_verified_values() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    private.admin_account_id(),
    format(
      'Alumni terverifikasi mengubah datanya: %s.',
      concat_ws(
        '; ',
        case when new.full_name <> old.full_name then
          format('nama semula %s, kini %s', old.full_name, new.full_name)
        else new.full_name end,
        case when new.entry_year is distinct from old.entry_year then
          format(
            'angkatan semula %s, kini %s',
            coalesce(old.entry_year, 'kosong'), coalesce(new.entry_year, 'kosong')
          )
        end,
        case when new.graduation_year is distinct from old.graduation_year then
          format(
            'tahun lulus semula %s, kini %s',
            coalesce(old.graduation_year, 'kosong'), coalesce(new.graduation_year, 'kosong')
          )
        end
      )
    ),
    '/admin/manage-alumni?detail=' || new.id
  );
  return null;
end
$$;

create trigger alumni_notify_verified_values
  after update of full_name, entry_year, graduation_year on public.alumni
  for each row
  when (
    old.validation_status = 'verified' and new.validation_status = 'verified'
    and (new.full_name, new.entry_year, new.graduation_year)
      is distinct from (old.full_name, old.entry_year, old.graduation_year)
  )
  execute function private.notify_about_verified_values();

revoke all on function
  private.is_plausible_year,
  private.refuse_year,
  private.has_new_odd_year,
  private.check_alumni_values,
  private.check_work_dates,
  private.check_event_date,
  private.notify_about_verified_values
from public, anon, authenticated;
grant execute on function
  private.is_plausible_year,
  private.refuse_year,
  private.has_new_odd_year,
  private.check_alumni_values,
  private.check_work_dates,
  private.check_event_date,
  private.notify_about_verified_values
to service_role;
