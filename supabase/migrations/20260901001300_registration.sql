-- Between sign-up and confirmation nobody is signed in who could read the new row. The id of the
-- account was given to that person alone, so the answer tells nothing to anybody else.
create function public.has_alumni_profile(account_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.alumni where user_id = account_id)
$$;

revoke all on function public.has_alumni_profile from public;
grant execute on function public.has_alumni_profile to anon, authenticated, service_role;
