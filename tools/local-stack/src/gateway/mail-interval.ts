import type { Sql } from '../database/database.ts';

type SentColumn = 'confirmation_sent_at' | 'recovery_sent_at';

/** Seconds until the next mail of a kind may go to an e-mail; 0 when it may go now. */
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
