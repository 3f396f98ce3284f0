-- A row and the confirmed account with its address belong together, whichever comes first: `follow_account` links a row that
-- waits for its account, this links an account that waits for its row.
create function private.link_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is null then
    new.user_id := (
      select account.id
      from auth.users as account
      where lower(account.email) = lower(btrim(new.email))
        and account.email_confirmed_at is not null
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

revoke all on function private.link_account from public, anon, authenticated;

create trigger alumni_link before insert or update of email, user_id on public.alumni
  for each row execute function private.link_account();

update public.alumni set email = email where user_id is null;
