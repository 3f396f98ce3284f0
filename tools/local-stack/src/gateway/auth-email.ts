/** `auth.email()` of lite reads a setting that lite never sets; on hosted Supabase it is the token's e-mail. */
export const authEmailFromToken = `
  create or replace function auth.email() returns text
  language sql stable as $$ select auth.jwt() ->> 'email' $$;`;
