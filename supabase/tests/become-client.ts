import type { Account, Sql } from './database.ts';

/** Gives the session the rights of a request by the account, or by a visitor, until its transaction ends. */
export async function becomeClient(sql: Sql, self?: Account, claims: object = {}): Promise<void> {
  const settings = {
    role: self ? 'authenticated' : 'anon',
    'request.jwt.claims': JSON.stringify({
      sub: self?.id,
      session_id: self?.id,
      email: self?.email,
      ...claims,
    }),
    'request.jwt.claim.sub': self?.id ?? '',
    // As hosted Supabase: https://supabase.com/docs/guides/database/postgres/timeouts
    statement_timeout: self ? '8s' : '3s',
  };
  for (const setting of Object.entries(settings)) {
    await sql('select set_config($1, $2, true)', setting);
  }
}
