import type { Sql } from '../database/database.ts';

type SentColumn = 'confirmation_sent_at' | 'recovery_sent_at';

/** Seconds until an address may get the next mail of a kind; 0 when it may get one now. */
export async function secondsToNextMail(
  query: Sql,
  email: string,
  column: SentColumn,
  interval: number,
): Promise<number> {
  const [row] = await query(
    `select ceil($2::int - extract(epoch from now() - ${column}))::int as left
     from auth.users where email = lower($1) and ${column} is not null`,
    [email, interval],
  );
  return Math.max(0, Number(row?.left ?? 0));
}
