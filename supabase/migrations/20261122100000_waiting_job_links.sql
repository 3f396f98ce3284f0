-- A notification about a waiting job leads to its details, where nothing can be changed by a slip, not to the form.
do $$
declare
  definition text := pg_get_functiondef('private.notify_about_job'::regproc);
begin
  if position('status=pending&form=' in definition) = 0 then
    raise 'no link to a form in private.notify_about_job';
  end if;
  execute replace(definition, 'status=pending&form=', 'status=pending&detail=');
end
$$;

update public.notifications
set link = replace(link, '/admin/manage-jobs?status=pending&form=', '/admin/manage-jobs?status=pending&detail=')
where link like '/admin/manage-jobs?status=pending&form=%';
