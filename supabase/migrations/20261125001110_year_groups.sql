-- The WhatsApp groups of entry years. Whoever holds such a link may join: the admin keeps them, and a verified person reads that of the
-- own year alone.
create table private.year_groups (
  entry_year text primary key check (entry_year ~ '^(19|20)[0-9]{2}$'),
  group_link text not null
    check (group_link ~ '^https://chat\.whatsapp\.com/[A-Za-z0-9]{10,40}(\?[A-Za-z0-9_=&-]{1,100})?$')
);

-- The admin says of the year that it is right, by writing it as it stands and nothing else.
create function private.note_changed_year() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_changed constant boolean := old.entry_year is distinct from new.entry_year;
begin
  if is_changed and new.validation_status = 'verified' and auth.uid() = new.user_id and not private.is_admin() then
    insert into private.changed_years values (new.id, old.entry_year) on conflict do nothing;
  elsif is_changed or private.is_admin() then
    delete from private.changed_years where alumni_id = new.id;
  end if;
  return null;
end
$$;

create trigger alumni_note_changed_year after update of entry_year on public.alumni
  for each row when (
    old.entry_year <> coalesce(new.entry_year, '')
    or to_jsonb(new) - '{version,updated_at}'::text[] = to_jsonb(old) - '{version,updated_at}'::text[]
  )
  execute function private.note_changed_year();

create function public.year_groups() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(year_group) order by year_group.entry_year desc), '[]')
    from private.year_groups as year_group
  );
end
$$;
