import { randomUUID } from 'node:crypto';
import { insertRows } from '../../seed/sql.ts';
import type { Account, Row } from '../database.ts';
import { createAccount, type Portal } from '../portal.ts';

/** In Jakarta, counted from today. */
export const dateAfter = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(
    Date.now() + days * 86_400_000,
  );

/** Stores an approved event ten days ahead that people register for, and returns its id. */
export async function addEvent({ sql }: Pick<Portal, 'sql'>, values: Row = {}): Promise<string> {
  const id = randomUUID();
  const event = {
    id,
    title: 'Temu Kangen',
    event_date: dateAfter(10),
    event_time: '16:00',
    location: 'Aula',
    category: 'gathering',
    status: 'approved',
    registration_mode: 'portal',
    seats_taken: 0,
    waiting_count: 0,
    created_at: new Date().toISOString(),
    ...values,
  };
  await insertRows(sql, 'public.events', [event]);
  return id;
}

/** Verified alumni with accounts, named after letters. */
export async function addAlumni({ sql }: Pick<Portal, 'sql'>, count: number): Promise<Account[]> {
  const names = Array.from({ length: count }, (_, index) => `peserta-${index + 1}`);
  await insertRows(
    sql,
    'public.alumni',
    names.map((name) => ({
      id: randomUUID(),
      full_name: `Alumnus ${name}`,
      email: `${name}@portal.example`,
      validation_status: 'verified',
      contact_visibility: 'alumni',
      can_post_jobs: false,
      advanced_degrees: [],
      trainings_certifications: [],
      organizational_history: [],
      created_at: new Date().toISOString(),
    })),
  );
  const accounts: Account[] = [];
  for (const name of names) accounts.push(await createAccount(sql, `${name}@portal.example`));
  await sql('delete from public.notifications');
  return accounts;
}

/** What alumni and admin do with the registrations of one event. */
export function registering({ as, sql, people }: Portal, event_id: string) {
  const stateOf = async (account: Account) => {
    const { data } = await as(account).rpc('own_registrations');
    const own = (data ?? []).find((row: Row) => row.event_id === event_id);
    return own && ([own.status, own.party_size, own.queue_place] as const);
  };
  const idOf = async (account: Account) => {
    const [row] = await sql(
      `select r.id from public.event_registrations as r
       join public.alumni as alumnus on alumnus.id = r.alumni_id
       where r.event_id = $1 and alumnus.user_id = $2`,
      [event_id, account.id],
    );
    return String(row?.id);
  };
  return {
    register: (account: Account, party_size = 1, note?: string) =>
      as(account).rpc('register_for_event', { event_id, party_size, ...(note && { note }) }),
    change: (account: Account, party_size: number, note?: string) =>
      as(account).rpc('change_registration', { event_id, party_size, ...(note && { note }) }),
    cancel: (account: Account) => as(account).rpc('cancel_registration', { event_id }),
    stateOf,
    idOf,
    /** The admin changes the event as the form does. */
    edit: (values: Row) => as(people.admin).from('events').update(values).eq('id', event_id),
    forAdmin: async (name: string, account: Account, values: Row = {}) =>
      as(people.admin).rpc(name, { registration_id: await idOf(account), ...values }),
    counts: async () => {
      const [row] = await sql(
        'select seats_taken, waiting_count from public.events where id = $1',
        [event_id],
      );
      return [row?.seats_taken, row?.waiting_count];
    },
  };
}
