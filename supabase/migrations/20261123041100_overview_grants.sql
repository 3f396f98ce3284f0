revoke all on table private.decisions from public, anon, authenticated, service_role;
revoke all on function
  private.note_decisions,
  private.note_decision_on_many,
  public.admin_overview
from public, anon, authenticated;
grant execute on function public.admin_overview to authenticated, service_role;
