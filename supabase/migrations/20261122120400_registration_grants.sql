revoke all on public.event_registrations, private.named_registrations, private.event_participants
from public, anon, authenticated;
revoke all on sequence private.registration_queue from public, anon, authenticated;
revoke all on function
  private.event_start,
  private.check_event_registration,
  private.guard_event,
  private.stamp_registration,
  private.keep_registration_counts,
  private.seat_waiting,
  private.lock_event,
  private.seat_after_change,
  private.registering_alumnus,
  private.require_open_registration,
  private.require_party_fits,
  private.queue_place,
  private.limit_registrations,
  private.enter_event,
  private.state_of,
  private.own_open_registration,
  private.require_admin,
  private.locked_registration,
  private.event_facts,
  private.event_link,
  private.plan_reminders,
  private.notify_about_registration,
  private.notify_about_event,
  private.event_place_and_time,
  private.notify_about_removed_event,
  public.register_for_event,
  public.change_registration,
  public.cancel_registration,
  public.own_registrations,
  public.add_registration,
  public.move_registration_up,
  public.cancel_registration_of,
  public.set_attendance,
  public.search_registrations_for_admin,
  public.message_participants
from public, anon, authenticated;

grant select on public.event_registrations to authenticated;
grant all on public.event_registrations, private.named_registrations, private.event_participants
to service_role;
grant all on sequence private.registration_queue to service_role;
grant execute on all functions in schema public, private to service_role;

grant execute on function
  public.register_for_event,
  public.change_registration,
  public.cancel_registration,
  public.own_registrations,
  public.add_registration,
  public.move_registration_up,
  public.cancel_registration_of,
  public.set_attendance,
  public.search_registrations_for_admin,
  public.message_participants
to authenticated;
