-- A notification about a waiting job leads to its details, where nothing can be changed by accident, not to the form.
update public.notifications
set link = replace(link, '/admin/manage-jobs?status=pending&form=', '/admin/manage-jobs?status=pending&detail=')
where link like '/admin/manage-jobs?status=pending&form=%';
