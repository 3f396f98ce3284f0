-- The notification about waiting jobs leads to the details of the one that waits, where nothing can be changed by a slip.
do $$
declare
  definition text := pg_get_functiondef('private.tell_waiting_jobs'::regproc);
begin
  if position('%s&form=%s' in definition) = 0 then
    raise 'no link to a form in private.tell_waiting_jobs';
  end if;
  execute replace(definition, '%s&form=%s', '%s&detail=%s');
end
$$;

update public.notifications
set link = replace(link, '/admin/manage-jobs?status=pending&form=', '/admin/manage-jobs?status=pending&detail=')
where link like '/admin/manage-jobs?status=pending&form=%';
