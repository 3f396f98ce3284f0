revoke all on function
  private.calendar_text,
  private.calendar_line,
  private.calendar_entry,
  public.event_calendar
from public, anon, authenticated;
grant execute on function
  private.calendar_text,
  private.calendar_line,
  private.calendar_entry,
  public.event_calendar
to service_role;
grant execute on function public.event_calendar to anon, authenticated;
