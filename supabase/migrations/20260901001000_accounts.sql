-- An unconfirmed address proves nothing, so a row that the admin prepared waits for confirmation.
create function private.claim_alumni_row(account_id uuid, confirmed_email text) returns void
language sql security definer set search_path = '' as $$
  update public.alumni
  set user_id = account_id
  where email = lower(confirmed_email)
    and user_id is null
    and not exists (select from public.alumni where user_id = account_id)
$$;

create function private.add_pending_alumnus(account_id uuid, email text, metadata jsonb)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  full_name constant text := left(btrim(metadata ->> 'full_name'), 200);
begin
  if lower(email) = (select admin_email from private.app_settings) then
    return;
  end if;
  insert into public.alumni (user_id, email, full_name, graduation_year)
  values (
    account_id,
    lower(email),
    case when full_name ~ '\S' then full_name else split_part(email, '@', 1) end,
    substring(metadata ->> 'graduation_year' from '^\d{4}$')
  )
  on conflict do nothing;
end
$$;

-- A failure with the alumni row never fails the sign-up; saving the profile form creates the row later.
create function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null then
    perform private.claim_alumni_row(new.id, new.email);
  end if;
  if tg_op = 'INSERT' then
    perform private.add_pending_alumnus(new.id, new.email, new.raw_user_meta_data);
  elsif new.email is distinct from old.email then
    update public.alumni set email = lower(new.email) where user_id = new.id;
  end if;
  return null;
exception
  when others then
    raise warning 'the alumni row of account % was not updated: %', new.id, sqlerrm;
    return null;
end
$$;

create trigger portal_account_created after insert on auth.users
  for each row when (new.email is not null)
  execute function private.follow_account();
create trigger portal_account_changed after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email is not null
    and (new.email, new.email_confirmed_at) is distinct from (old.email, old.email_confirmed_at)
  )
  execute function private.follow_account();

-- Between sign-up and confirmation nobody is signed in, so nobody could read the new row. Only the
-- person who signed up knows the id of the account, so the answer reveals nothing to others.
create function public.has_alumni_profile(account_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.alumni where user_id = account_id)
$$;
