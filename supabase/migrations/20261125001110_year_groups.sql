-- The WhatsApp groups of entry years. Whoever holds such a link may join: the admin keeps them, and a verified person reads that of the
-- own year alone.
create table private.year_groups (
  entry_year text primary key check (entry_year ~ '^(19|20)[0-9]{2}$'),
  group_link text not null
    check (group_link ~ '^https://chat\.whatsapp\.com/[A-Za-z0-9]{10,40}(\?[A-Za-z0-9_=&-]{1,100})?$')
);

-- Verified people who have exchanged their entry year for another since. Nobody has checked it, and it could be that of any group.
create table private.changed_years (
  alumni_id uuid primary key references public.alumni (id) on delete cascade
);

create function private.note_changed_year() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.validation_status = 'verified' and auth.uid() = new.user_id and not private.is_admin() then
    insert into private.changed_years values (new.id) on conflict do nothing;
  else
    delete from private.changed_years where alumni_id = new.id;
  end if;
  return null;
end
$$;

create trigger alumni_note_changed_year after update of entry_year on public.alumni
  for each row when (old.entry_year <> coalesce(new.entry_year, ''))
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
