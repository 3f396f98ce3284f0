-- Whether the account of the row has confirmed its address; null without an account. What is public has an owner: a row
-- with an account is verified only after the confirmation.
alter table public.alumni add column email_confirmed boolean;

create function private.follow_confirmation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
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
    raise check_violation using message =
      'Email alumni ini belum dikonfirmasi. Ia dapat diverifikasi setelah membuka tautan konfirmasi di emailnya.';
  end if;
  return new;
end
$$;

-- After `alumni_link`, which may set the account: triggers run in the order of their names.
create trigger alumni_needs_confirmation before insert or update on public.alumni
  for each row execute function private.follow_confirmation();

create or replace function private.follow_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email_confirmed_at is not null then
    perform private.claim_alumni_row(new.id, new.email);
  end if;
  if tg_op = 'INSERT' then
    perform private.add_pending_alumnus(new.id, new.email, new.raw_user_meta_data);
  else
    update public.alumni
    set email = lower(new.email)
    where user_id = new.id
      and (email, email_confirmed)
        is distinct from (lower(new.email), new.email_confirmed_at is not null);
  end if;
  return null;
exception
  when others then
    raise warning 'the alumni row of account % was not updated: %', new.id, sqlerrm;
    return null;
end
$$;

update public.alumni set email_confirmed = null where user_id is not null;
-- They were verified before the confirmation was required.
update public.alumni set validation_status = 'pending'
where validation_status = 'verified' and not email_confirmed;

-- The list of the admin gets the column; its type cannot change in place.
do $$
declare
  definition text := pg_get_functiondef('public.search_alumni_for_admin'::regproc);
begin
  definition := replace(definition, 'can_post_jobs boolean,', 'can_post_jobs boolean, email_confirmed boolean,');
  definition := replace(definition, 'can_post_jobs, version,', 'can_post_jobs, email_confirmed, version,');
  drop function public.search_alumni_for_admin;
  execute definition;
end
$$;

revoke all on function private.follow_confirmation from public, anon, authenticated;
