revoke all on function public.waiting_counts from public, anon, authenticated;
grant execute on function public.waiting_counts to authenticated, service_role;
