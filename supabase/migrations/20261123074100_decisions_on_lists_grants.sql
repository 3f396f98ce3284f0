revoke all on function public.decide_on_matching from public, anon, authenticated;
revoke all on function public.undo_decision from public, anon, authenticated;
grant execute on function public.decide_on_matching to authenticated, service_role;
grant execute on function public.undo_decision to authenticated, service_role;
