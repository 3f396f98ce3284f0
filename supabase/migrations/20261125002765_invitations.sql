-- Who of the people in the records could still join, and who was asked when.

create table private.invitations (
  alumni_id uuid primary key references public.alumni (id) on delete cascade,
  invited_at timestamptz not null default now()
);

-- The years of entry, the newest first: [{year, known, joined, without_address}]. Whose year is unknown is in year ''.
create function public.invitation_years() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(counted order by year desc), '[]')
    from (
      select
        coalesce(entry_year, '') as year, count(*) as known, count(user_id) as joined,
        count(*) filter (where user_id is null and email is null) as without_address
      from public.alumni where validation_status <> 'rejected'
      group by 1
    ) as counted
  );
end
$$;

-- Whom of a year a message reaches who has not joined, by name, 100 a page after the last of the page before. Nobody moves when somebody
-- was asked: [{id, name, email, phone, invited_at}]. The number is digits with the country.
create function public.people_to_invite(of_year text, after_name text default null, after_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(person order by lower(name), id), '[]')
    from (
      select id, full_name as name, email, private.mobile_key(phone_number) as phone, invited_at
      from public.alumni
      left join private.invitations on alumni_id = id and invited_at > now() - interval '30 days'
      where user_id is null and validation_status <> 'rejected' and full_name !~* private.late_forms()
        and coalesce(entry_year, '') = of_year
        and (email is not null or private.mobile_key(phone_number) is not null)
        and (after_id is null or (lower(full_name), id) > (lower(after_name), after_id))
      order by lower(full_name), id
      limit 100
    ) as person
  );
end
$$;

-- Nobody is asked twice in 30 days. False takes it back: the message was not sent.
create function public.note_invitation(of_id uuid, is_invited boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not is_invited then
    delete from private.invitations where alumni_id = of_id;
    return;
  end if;
  insert into private.invitations as known (alumni_id)
  select id from public.alumni where id = of_id and user_id is null
  on conflict (alumni_id) do update set invited_at = now() where known.invited_at <= now() - interval '30 days';
  if not found then
    raise sqlstate 'PT409' using message = case
      when exists (select from public.alumni where id = of_id and user_id is null)
        then 'Orang ini sudah diajak dalam 30 hari terakhir.'
      else 'Orang ini sudah bergabung, atau rekamannya sudah dihapus.'
    end;
  end if;
end
$$;
