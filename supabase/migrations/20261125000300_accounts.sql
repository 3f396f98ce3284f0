-- A row and the confirmed account with its address belong together, whichever comes first: `follow_account` links a row that
-- waits for its account, `link_account` an account that waits for its row.

create function private.add_pending_alumnus(account_id uuid, email text, metadata jsonb)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  full_name constant text := private.clean_text(metadata ->> 'full_name');
  year constant text := metadata ->> 'graduation_year';
begin
  if lower(email) = (select admin_email from private.app_settings) then
    return;
  end if;
  insert into public.alumni (user_id, email, full_name, graduation_year)
  values (
    account_id,
    lower(email),
    left(coalesce(nullif(full_name, ''), split_part(email, '@', 1)), 200),
    case when private.is_plausible_year(year) then year end
  )
  on conflict do nothing;
end
$$;

-- Accounts whose confirmed address became another one: they never get the record that waits under it.
create table private.changed_addresses (
  account_id uuid primary key references auth.users (id) on delete cascade
);

-- A failure with the alumni row never fails the sign-up; saving the profile form creates the row later.
-- A record is claimed at the first confirmation alone: everybody may ask for another address, and one press of its owner, in a mail
-- that they did not expect, must not give their record away. A row whose new address a record has keeps its former one.
-- An unconfirmed address proves nothing, so a row that the admin prepared waits for confirmation.
-- Who registered without the year of graduation that the record says waits for the admin, also if the record was verified: what an
-- account says before its confirmation, which a stranger may have written, takes a verification away and never gives one.
create function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_confirmed constant boolean := new.email_confirmed_at is not null;
  given_year constant text := new.raw_user_meta_data ->> 'graduation_year';
begin
  -- Deleted, but kept with a hash for an address: the person may register again.
  if new.deleted_at is not null then
    update public.alumni set user_id = null where user_id = new.id;
    return null;
  end if;
  if is_confirmed and old.email_confirmed_at is not null then
    insert into private.changed_addresses values (new.id) on conflict do nothing;
  elsif is_confirmed then
    update public.alumni
    set
      user_id = new.id,
      validation_status = case when graduation_year is not null and graduation_year is distinct from given_year then 'pending' else validation_status end
    where email = lower(new.email) and user_id is null and not exists (select from public.alumni where user_id = new.id);
  end if;
  if tg_op = 'INSERT' then
    perform private.add_pending_alumnus(new.id, new.email, new.raw_user_meta_data);
  else
    update public.alumni
    set email = lower(new.email), email_confirmed = is_confirmed
    where user_id = new.id
      and (email, email_confirmed) is distinct from (lower(new.email), is_confirmed)
      and not exists (select from public.alumni where email = lower(new.email) and user_id is distinct from new.id);
  end if;
  return null;
exception
  when others then
    raise warning 'the alumni row of account % was not updated: %', new.id, sqlstate;
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

-- Everybody may write a megabyte of themselves. The service stores it twice, and every token carries it: beyond a few kB gateways refuse
-- the owner's requests. Kept are the fields that the portal and the service know, up to these lengths. Arguments: the column, the fields.
create function private.keep_known_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new := jsonb_populate_record(new, jsonb_build_object(tg_argv[0], (
    select coalesce(jsonb_object_agg(name, value), '{}')
    from jsonb_each(to_jsonb(new) -> tg_argv[0]) as given (name, value)
    where jsonb_typeof(value) in ('string', 'boolean') and length(value #>> '{}') <= (tg_argv[1]::jsonb ->> name)::integer
  )));
  return new;
end
$$;

create trigger portal_account_fields before insert or update of raw_user_meta_data on auth.users
  for each row when (jsonb_typeof(new.raw_user_meta_data) = 'object')
  execute function private.keep_known_fields(
    'raw_user_meta_data',
    '{"full_name": 200, "graduation_year": 4, "attempt": 36, "avatar_url": 2048, "sub": 36, "email": 320, "email_verified": 5, "phone_verified": 5}'
  );
create trigger portal_identity_fields before insert or update of identity_data on auth.identities
  for each row when (jsonb_typeof(new.identity_data) = 'object')
  execute function private.keep_known_fields(
    'identity_data', '{"sub": 36, "email": 320, "email_verified": 5, "phone_verified": 5}'
  );

-- The service cannot compare a password with anything but a hash of this kind.
create function private.unknown_password() returns text
language sql volatile security definer set search_path = '' as $$
  select extensions.crypt(gen_random_uuid()::text, extensions.gen_salt('bf', 6))
$$;

-- The password of an account that nobody has confirmed is anybody's. The service keeps it when the owner of the address opens the link of
-- a reset (or a sign-in by mail), or accepts an invitation: the account is confirmed before another password is saved, if ever one is.
create function private.forget_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.encrypted_password := private.unknown_password();
  return new;
end
$$;

-- A new password that the same statement brings is not the stranger's.
create trigger portal_account_opened_by_link before update of recovery_token on auth.users
  for each row when (
    old.email_confirmed_at is null
    and coalesce(old.recovery_token, '') <> '' and coalesce(new.recovery_token, '') = ''
    and new.encrypted_password is not distinct from old.encrypted_password
  )
  execute function private.forget_password();
create trigger portal_account_invited before update of invited_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.invited_at is distinct from old.invited_at
    and new.encrypted_password is not distinct from old.encrypted_password
  )
  execute function private.forget_password();

-- Whoever holds the link of a mail refuses what it asks for. A registration by somebody else loses its password, and what its maker wrote of
-- themselves: only then may the link be used. A change of an account's address ends, with both of its links: the service keeps links in a
-- table of their own, which it locks before the account, and one that outlives its change would leave the account without an address. The
-- answer is the same for every token. A guess needs all digits of a code (`otp_length`), and can only do good.
create function public.refuse_mail_link(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account constant auth.users := (
    select users from auth.users as users
    where length(token) > 0
      and token in (confirmation_token, email_change_token_current, email_change_token_new)
    limit 1
  );
begin
  if account.confirmation_token = token and account.email_confirmed_at is null then
    update auth.users
    set encrypted_password = private.unknown_password(), raw_user_meta_data = '{}'
    where id = account.id and email_confirmed_at is null;
    update auth.identities
    set identity_data = jsonb_build_object('sub', user_id, 'email', account.email, 'email_verified', false)
    where user_id = account.id;
    update public.alumni
    set full_name = split_part(email, '@', 1), graduation_year = null
    where user_id = account.id and not email_confirmed;
  elsif account.id is not null then
    if to_regclass('auth.one_time_tokens') is not null then
      execute 'delete from auth.one_time_tokens where user_id = $1' using account.id;
    end if;
    update auth.users
    set email_change = '', email_change_token_current = '', email_change_token_new = '', email_change_confirm_status = 0
    where id = account.id;
  end if;
end
$$;

-- A press that the service has begun before its change was refused would still write the address that is no longer there.
create function private.keep_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := old.email;
  return new;
end
$$;

create trigger portal_account_keeps_address before update of email on auth.users
  for each row when (old.email is not null and coalesce(new.email, '') = '')
  execute function private.keep_address();

create function private.link_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is null then
    new.user_id := (
      select account.id
      from auth.users as account
      where lower(account.email) = lower(btrim(new.email))
        and account.email_confirmed_at is not null
        and not exists (select from private.changed_addresses where account_id = account.id)
        and not exists (
          select from public.alumni as other
          where other.user_id = account.id and other.id <> new.id
        )
      order by account.created_at
      limit 1
    );
  end if;
  return new;
end
$$;

create trigger alumni_link before insert or update of email, user_id on public.alumni
  for each row execute function private.link_account();

-- What is public has an owner: a row with an account is verified only after the confirmation.
create function private.follow_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The account is read when the row gets one, when `email_confirmed` changes, and before a verification.
  if tg_op = 'UPDATE' and (new.user_id, new.email_confirmed) is not distinct from (old.user_id, old.email_confirmed)
    and (new.user_id is null or new.validation_status <> 'verified' or old.validation_status = 'verified') then
    return new;
  end if;
  new.email_confirmed := (
    select account.email_confirmed_at is not null
    from auth.users as account
    where account.id = new.user_id
  );
  if not new.email_confirmed and new.validation_status = 'verified' and (
    tg_op = 'INSERT'
    or old.validation_status <> 'verified'
    or new.user_id is distinct from old.user_id
  ) then
    raise sqlstate 'PT400' using message =
      'Email alumni ini belum dikonfirmasi. Ia dapat diverifikasi setelah membuka tautan konfirmasi di emailnya.';
  end if;
  return new;
end
$$;

-- Runs after `alumni_link`, which may set the account: triggers run in the order of their names.
create trigger alumni_needs_confirmation
  before insert or update of user_id, email, email_confirmed, validation_status on public.alumni
  for each row execute function private.follow_confirmation();

-- Between sign-up and confirmation nobody is signed in, so nobody could read the new row. Only the
-- person who signed up knows the id of the account, so the answer reveals nothing to others. All accounts that wait for their
-- confirmation get the same one, whatever they wrote: else anybody could ask whether an address is in the records.
create function public.has_alumni_profile(account_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.alumni where user_id = account_id)
    or exists (select from auth.users where id = account_id and email_confirmed_at is null)
$$;
