-- What waits for the admin's decision, in one answer: the menu of every admin page asks for it.
create function public.waiting_counts() returns table (
  alumni_count bigint,
  events_count bigint,
  jobs_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only the admin may count what waits';
  end if;
  return query select
    private.row_count('alumni', 'pending'),
    private.row_count('events', 'pending'),
    private.row_count('job_postings', 'pending');
end
$$;
