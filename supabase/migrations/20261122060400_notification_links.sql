-- A notification links to its subject. Only the links in these functions are replaced; the rest stays.
do $$
declare
  link record;
  definition text;
begin
  for link in
    select * from (values
      ('private.notify_about_alumni', '''/admin/manage-alumni?status=pending''',
       'format(''/admin/manage-alumni?status=pending&detail=%s'', new.id)'),
      ('private.notify_about_job', '''/admin/manage-jobs?status=pending''',
       'format(''/admin/manage-jobs?status=pending&form=%s'', new.id)'),
      ('private.notify_about_job', 'else ''/alumni/post-job''',
       'else format(''/alumni/post-job#lowongan-%s'', new.id)')
    ) as links (function_name, former, link)
  loop
    definition := pg_get_functiondef(link.function_name::regproc);
    if position(link.former in definition) = 0 then
      raise 'no % in %', link.former, link.function_name;
    end if;
    execute replace(definition, link.former, link.link);
  end loop;
end
$$;

-- A sentence that ends with a degree or an abbreviation has one full stop: 'Rina Pratiwi, S.T.'
create function private.end_sentence_once() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.message := regexp_replace(new.message, '\.{2,}$', '.');
  return new;
end
$$;

revoke all on function private.end_sentence_once from public, anon, authenticated;

create trigger notifications_sentence before insert on public.notifications
  for each row execute function private.end_sentence_once();
