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
    raise check_violation using message =
      'Isian terlalu panjang: judul paling banyak 1000 karakter, deskripsi 5000, lainnya 300.';
  end if;
  return new;
end
$$;

revoke all on function private.has_new_long_text, private.check_item_texts
  from public, anon, authenticated;

create trigger alumni_item_texts
  before insert or update of advanced_degrees, trainings_certifications, organizational_history
  on public.alumni
  for each row execute function private.check_item_texts();
