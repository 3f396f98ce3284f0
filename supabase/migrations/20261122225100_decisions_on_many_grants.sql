revoke all on function public.decide_on_matching_alumni from public, anon, authenticated;
revoke all on function public.undo_decision_on_alumni from public, anon, authenticated;
grant execute on function public.decide_on_matching_alumni to authenticated, service_role;
grant execute on function public.undo_decision_on_alumni to authenticated, service_role;
