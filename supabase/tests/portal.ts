import { randomUUID } from 'node:crypto';
import { storeSiteTexts } from '../seed/seed-database.ts';
import { insertRows } from '../seed/sql.ts';
import { clearDatabase } from './clear-database.ts';
import { type Account, openDatabase, type Sql, startSession } from './database.ts';
import { keepRows, restoreRows } from './kept-rows.ts';

// One database a worker: opening takes seconds, emptying it milliseconds.
export const database = openDatabase();

const adminEmail = 'admin@portal.example';

const configureAdmin = (sql: Sql) =>
  sql('update private.app_settings set admin_email = $1', [adminEmail]);

/** By the function that has written it once in this worker. */
const kept = new Map<object, { name: string; world: unknown }>();

/**
 * Brings the tables to what `write` stores, which runs for the first test of a worker and is copied for the others: the functions
 * and triggers of the writes take most of the time. The price: ids and times are the same in every test.
 */
export async function freshWorld<World>(write: (portal: Portal) => Promise<World>): Promise<World> {
  return bringTo(write, async () => write(await freshPortal()));
}

async function bringTo<World>(key: object, write: (sql: Sql) => Promise<World>): Promise<World> {
  const { sql } = await database;
  const former = kept.get(key);
  if (former) {
    await restoreRows(sql, former.name);
    await configureAdmin(sql);
    return former.world as World;
  }
  const world = await write(sql);
  const name = String(kept.size);
  await keepRows(sql, name);
  kept.set(key, { name, world });
  return world;
}

async function writePeople(sql: Sql) {
  await clearDatabase(sql);
  await storeSiteTexts(sql);
  await configureAdmin(sql);
  await insertRows(sql, 'public.alumni', [
    alumnus('poster', { validation_status: 'verified', can_post_jobs: true }),
    alumnus('verified', { validation_status: 'verified' }),
    alumnus('pending', { validation_status: 'pending' }),
    alumnus('rejected', { validation_status: 'rejected' }),
  ]);
  const people = {
    admin: await createAccount(sql, adminEmail),
    poster: await createAccount(sql, 'poster@portal.example'),
    verified: await createAccount(sql, 'verified@portal.example'),
    pending: await createAccount(sql, 'pending@portal.example'),
    rejected: await createAccount(sql, 'rejected@portal.example'),
  };
  await sql('delete from public.notifications');
  return people;
}

/** The portal with nothing in it but one person of each kind. */
export async function freshPortal() {
  const { sql, as } = await database;
  const people = await bringTo(writePeople, writePeople);

  /** Only the database knows it: the row of an account, read past all policies. */
  const alumniRow = async (account: Account) => {
    const [row] = await sql('select * from public.alumni where user_id = $1', [account.id]);
    return row;
  };
  const alumniId = async (account: Account) => String((await alumniRow(account))?.id);
  const notificationsOf = (account: Account) =>
    sql(
      'select message, link from public.notifications where user_id = $1 order by created_at, message',
      [account.id],
    );
  const messagesOf = async (account: Account) =>
    (await notificationsOf(account)).map((row) => row.message);

  /** What an account reads of its own, the newest last. */
  const readBy = async (account: Account) => {
    const { data } = await as(account).rpc('own_notifications', { page_size: 48 });
    return [...data.items].reverse();
  };

  /** Ends the time in which the admin can undo decisions. */
  const endUndoTime = () =>
    sql(
      `update public.notifications set visible_from = visible_from - interval '1 minute'
       where subject_id is not null`,
    );

  /** The account reads every notification, also of the decisions just made. */
  const readAll = async (account: Account) => {
    await endUndoTime();
    await as(account).from('notifications').update({ is_read: true }).eq('user_id', account.id);
  };

  return {
    sql,
    as,
    people,
    alumniRow,
    alumniId,
    notificationsOf,
    messagesOf,
    readBy,
    endUndoTime,
    readAll,
  };
}

export type Portal = Awaited<ReturnType<typeof freshPortal>>;

function alumnus(name: string, state: Record<string, unknown>) {
  return {
    id: randomUUID(),
    full_name: `Canary ${name} Lengkap`,
    email: `${name}@portal.example`,
    nim: '11555100001',
    phone_number: '0812-0000-0001',
    contact_visibility: 'alumni',
    can_post_jobs: false,
    advanced_degrees: [],
    trainings_certifications: [],
    organizational_history: [],
    created_at: new Date().toISOString(),
    ...state,
  };
}

/** What the auth service writes; an unconfirmed account has not followed the link in its mail. */
export async function createAccount(
  sql: Sql,
  email: string,
  { isConfirmed = true, metadata = {} }: { isConfirmed?: boolean; metadata?: object } = {},
): Promise<Account> {
  const id = randomUUID();
  await sql(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, case when $3::boolean then now() end, $4::text::jsonb)`,
    [id, email, isConfirmed, JSON.stringify(metadata)],
  );
  await startSession(sql, id);
  return { id, email };
}
