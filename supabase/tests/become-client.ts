import type { Account, Sql } from './database.ts';

/** For the rest of its transaction the session has the rights of the account, or of a visitor, as a request of theirs has. */
export async function becomeClient(sql: Sql, self?: Account, claims: object = {}): Promise<void> {
  const settings = {
    role: self ? 'authenticated' : 'anon',
    'request.jwt.claims': JSON.stringify({ sub: self?.id, email: self?.email, ...claims }),
    'request.jwt.claim.sub': self?.id ?? '',
  };
  for (const setting of Object.entries(settings)) {
    await sql('select set_config($1, $2, true)', setting);
  }
}
