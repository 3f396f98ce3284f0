revoke all on function public.search_alumni_for_admin from public, anon, authenticated;
grant execute on function public.search_alumni_for_admin to authenticated, service_role;
