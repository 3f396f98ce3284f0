const ours = `('public', 'private')`;

/** The grants on tables and views; the grantee '-' is everybody. */
export const tableGrants = `
  select grantee || ': ' || string_agg(privilege, ' ' order by privilege) || ' on ' || relation as name,
    '' as definition
  from (
    select acl.grantee::regrole::text as grantee, lower(acl.privilege_type) as privilege,
      n.nspname || '.' || c.relname as relation
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral aclexplode(c.relacl) as acl
    where n.nspname in ${ours}
  ) as granted
  where grantee in ('anon', 'authenticated', '-')
  group by grantee, relation
  order by 1`;

/** The grants to execute functions. */
export const functionGrants = `
  select acl.grantee::regrole || ': ' || n.nspname || '.' || p.proname as name, '' as definition
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl
  where n.nspname in ${ours} and acl.grantee::regrole::text in ('anon', 'authenticated', '-')
  order by 1`;

/**
 * Everything in the catalogue that decides who may do what and what is stored, as names with definitions that do not depend on the version
 * of PostgreSQL. Two databases with the same migrations give the same answers.
 */
export const accessCatalogue = {
  'grants on tables': tableGrants,
  'grants on columns': `
    select acl.grantee::regrole || ': ' || lower(acl.privilege_type) || ' ' || attrelid::regclass || '.' || attname as name,
      '' as definition
    from pg_attribute cross join lateral aclexplode(attacl) as acl
    where attrelid in (select oid from pg_class where relnamespace::regnamespace::text in ${ours})`,
  'grants on functions': functionGrants,
  policies: `
    select schemaname || '.' || tablename || ': ' || policyname as name,
      concat_ws(' ', permissive, cmd, roles, qual, '/', with_check) as definition
    from pg_policies where schemaname in ('public', 'private', 'storage')`,
  'tables and views': `
    select n.nspname || '.' || c.relname as name,
      concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity, reloptions, (
        select string_agg(concat_ws(' ', attname, atttypid::regtype, attgenerated), ', ' order by attname)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
      )) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${ours} and relkind in ('r', 'p', 'v', 'm', 'f')`,
  functions: `
    select n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
      concat_ws(' ', l.lanname, prosecdef, proconfig, md5(regexp_replace(prosrc, '^\\s*--[^\\n]*\\n', '', 'gn'))) as definition
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_language l on l.oid = p.prolang
    where n.nspname in ${ours}`,
  triggers: `
    select tgrelid::regclass || ': ' || tgname as name,
      concat_ws(' ', tgenabled, tgtype, tgfoid::regproc, encode(tgargs, 'escape')) as definition
    from pg_trigger
    join pg_class c on c.oid = tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not tgisinternal and (n.nspname in ${ours} or tgname like 'portal_%')`,
  constraints: `
    select conrelid::regclass || ': ' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace::regnamespace::text in ${ours} and contype <> 'n'`,
  indexes: `
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid where relnamespace::regnamespace::text in ${ours}`,
  'storage buckets': `
    select id as name, concat_ws(' ', public, file_size_limit, allowed_mime_types) as definition
    from storage.buckets`,
} satisfies Record<string, string>;
