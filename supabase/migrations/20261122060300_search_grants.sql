revoke all on function
  private.word_patterns,
  private.words_condition,
  public.home_events,
  public.search_theses
from public, anon, authenticated;
grant execute on function
  private.word_patterns,
  private.words_condition,
  public.home_events,
  public.search_theses
to service_role;
grant execute on function public.home_events, public.search_theses to anon, authenticated;
