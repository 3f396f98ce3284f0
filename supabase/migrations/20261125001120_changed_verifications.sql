-- Seats are for people whom the admin has verified. Those who no longer are lose what they hold of events to come, and those who now are
-- no longer let the queue pass by; both only once the decision can no longer be undone.
create table private.changed_verifications (
  alumni_id uuid primary key references public.alumni (id) on delete cascade,
  -- Before the first change since the last one that took effect.
  was_verified boolean not null,
  due_at timestamptz not null
);

create view private.coming_registrations as
select r.id, r.event_id, r.alumni_id, r.status, r.party_size, event.title
from public.event_registrations as r
join public.events as event on event.id = r.event_id
where r.status in ('registered', 'waiting') and private.event_start(event) > now();

-- The time before people are notified of a decision. Longer for a decision on many, since undo is offered after the last row.
create function private.undo_time() returns interval
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('portal.undo_time', true), ''), '12 seconds')::interval
$$;

-- Planned each time, as `notify_about_alumni`.
create function private.follow_verification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute $query$
    insert into private.changed_verifications as known (alumni_id, was_verified, due_at)
    select o.id, o.validation_status = 'verified', now() + private.undo_time()
    from changed_rows as n
    join former_rows as o on o.id = n.id
    where (n.validation_status = 'verified') <> (o.validation_status = 'verified')
      and exists (select from private.coming_registrations as coming where coming.alumni_id = n.id)
    order by o.id
    on conflict (alumni_id) do update set
      was_verified = case when known.due_at > now() then known.was_verified else excluded.was_verified end,
      due_at = excluded.due_at
  $query$;
  -- The admin has read the entry year again.
  if exists (select from private.changed_years) then
    execute $query$
      delete from private.changed_years as year
      using changed_rows as n
      join former_rows as o on o.id = n.id
      where n.id = year.alumni_id and n.validation_status <> o.validation_status
    $query$;
  end if;
  return null;
end
$$;

create trigger alumni_follow_verification after update on public.alumni
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.follow_verification();

-- Of the locked event; says whether there were any. What the admin has given them later stays theirs.
create function private.free_due_seats(event public.events) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.event_registrations as r
  set status = 'cancelled', cancel_reason = 'Data alumni tidak lagi terverifikasi'
  from private.changed_verifications as changed
  join public.alumni as alumnus on alumnus.id = changed.alumni_id
  join private.coming_registrations as coming on coming.alumni_id = alumnus.id
  where changed.due_at <= now() and changed.was_verified and alumnus.validation_status <> 'verified'
    and coming.event_id = event.id and r.id = coming.id
    and greatest(r.registered_at, r.waiting_since) < changed.due_at;
  return found;
end
$$;

-- [{name, title, is_waiting, party_size}]: what these alumni lose of events to come.
create function private.registrations_to_free(alumni_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', alumnus.full_name, 'title', coming.title,
        'is_waiting', coming.status = 'waiting', 'party_size', coming.party_size
      )
      order by alumnus.full_name, coming.title
    ),
    '[]'
  )
  from private.changed_verifications as changed
  join public.alumni as alumnus on alumnus.id = changed.alumni_id
  join private.coming_registrations as coming on coming.alumni_id = alumnus.id
  where changed.alumni_id = any (alumni_ids) and changed.was_verified and alumnus.validation_status <> 'verified'
$$;
