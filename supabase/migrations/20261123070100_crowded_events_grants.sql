revoke all on function
  private.tell_participants,
  private.plan_reminders,
  private.tell_registrations,
  private.withdraw_untold_of_registrations
from public, anon, authenticated;
grant execute on function
  private.tell_participants,
  private.plan_reminders,
  private.tell_registrations,
  private.withdraw_untold_of_registrations
to service_role;
