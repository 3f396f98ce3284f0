import { expect } from 'vitest';
import { createAccount } from '../portal.ts';
import { type Owners, personOf, told } from './owners.ts';
import { inMonths, restore } from './restored.ts';

const columns = [
  'bio',
  'company',
  'location',
  'nim',
  'thesis_title',
  'internship_place',
  'full_name',
];
const taken = [...columns, 'email'];

type Deed = (owners: Owners) => Promise<unknown>;

const anybody = 'public.alumni as t where id = any (select id from public.alumni)';
const held = 'public.alumni as t where user_id is not null';

/** What happens to people and their records. */
export const deeds: Record<string, Deed> = {
  async appears(owners) {
    const person = owners.persons.size + 1;
    const text = () => (owners.random.chance(0.6) ? owners.text(person) : null);
    const [row] = await owners.portal.sql(
      `insert into public.alumni (full_name, email, bio, company, nim, internship_place, validation_status, advanced_degrees)
       values ($1, $2, $3, $4, $5, $6, 'verified', $7::text::jsonb) returning id`,
      [
        `Warga ${owners.text(person)}`,
        `${owners.text(person)}@x.example`,
        text(),
        text(),
        text(),
        text(),
        JSON.stringify([{ id: '1', degree_level: 'S2', university: owners.text(person) }]),
      ],
    );
    owners.persons.set(String(row?.id), person);
  },
  async 'joins a record'(owners) {
    const row = await owners.pick('public.alumni as t where user_id is null and email is not null');
    if (!row || owners.accounts.size > 4) return;
    const account = await createAccount(owners.portal.sql, String(row.email));
    owners.accounts.set(account.id, account);
  },
  async 'loses the account'(owners) {
    const [id] = owners.accounts.keys();
    if (!id || owners.accounts.size < 4) return;
    owners.accounts.delete(id);
    await owners.portal.sql('delete from auth.users where id = $1', [id]);
  },
  async 'gets the record of another'(owners) {
    const row = await owners.pick(held);
    const free = [...owners.accounts.keys()].filter(
      (id) => ![...owners.holders.values()].includes(id),
    );
    const heir = owners.accounts.get(free[0] ?? '');
    if (!row || !heir) return;
    await owners.portal.sql(
      'update public.alumni set user_id = $1, email = $2 where id = $3 and not exists (select from public.alumni where user_id = $1)',
      [heir.id, heir.email, row.id],
    );
  },
  async 'edits the record'(owners) {
    const row = await owners.pick(held);
    const account = owners.accounts.get(String(row?.user_id));
    if (!row || !account) return;
    const text = owners.text(Number(owners.persons.get(String(row.id))));
    const change = { [owners.random.pick(columns)]: text };
    await owners.portal.as(account).from('alumni').update(change).eq('user_id', account.id);
    expect(told(await owners.historyOf(account)), 'an edit is told at once').toContain(text);
  },
  async 'is edited by the admin'(owners) {
    const row = await owners.pick(anybody);
    if (!row) return;
    const text = owners.text(Number(owners.persons.get(String(row.id))));
    await owners.portal.sql(
      `update public.alumni set ${owners.random.pick(columns)} = $1 where id = $2`,
      [text, row.id],
    );
  },
  async works(owners) {
    const row = await owners.pick(anybody);
    if (!row) return;
    const text = () => owners.text(Number(owners.persons.get(String(row.id))));
    await owners.portal.sql(
      `insert into public.work_history (alumni_id, company_name, position, start_date) values ($1, $2, $3, '2020-01-01')`,
      [row.id, text(), text()],
    );
  },
  async 'works elsewhere'(owners) {
    const job = await owners.pick('public.work_history as t');
    if (!job) return;
    // Whose job it was from the beginning: it goes back there, with what was changed of it.
    const person = personOf(String(job.company_name));
    await owners.portal.sql(
      owners.random.chance(0.8)
        ? 'update public.work_history set position = $1 where id = $2'
        : 'delete from public.work_history where id = $2 and $1::text is not null',
      [owners.text(person), job.id],
    );
  },
  async registers(owners) {
    const [row, event] = [await owners.pick(anybody), await owners.pick('public.events as t')];
    if (!row || !event) return;
    const [there] = await owners.portal.sql(
      'select note from public.event_registrations where event_id = $1 and alumni_id = $2',
      [event.id, row.id],
    );
    const person = there
      ? personOf(String(there.note))
      : Number(owners.persons.get(String(row.id)));
    await owners.portal.sql(
      `insert into public.event_registrations (event_id, alumni_id, party_size, status, note) values ($1, $2, 1, 'registered', $3)
       on conflict (event_id, alumni_id) do update set note = excluded.note`,
      [event.id, row.id, owners.text(person)],
    );
  },
  async 'changes an event'(owners) {
    const event = await owners.pick('public.events as t');
    const title = `Temu e${owners.next()}z`;
    await owners.portal.sql(
      event && owners.random.chance(0.7)
        ? 'update public.events set title = $1, status = $2::public.event_status where id = $3'
        : `insert into public.events (title, status, id, event_date, registration_mode) select $1, $2::public.event_status, gen_random_uuid(), '${inMonths(2)}', 'portal' where $3::uuid is null or true`,
      [title, owners.random.pick(['approved', 'pending']), event?.id ?? null],
    );
  },
  async 'loses an event'(owners) {
    const event = await owners.pick('public.events as t');
    if (event) await owners.portal.sql('delete from public.events where id = $1', [event.id]);
  },
  async 'posts a job'(owners) {
    const row = await owners.pick(held);
    if (!row) return;
    const person = Number(owners.persons.get(String(row.id)));
    await owners.portal.sql(
      `insert into public.job_postings (title, company_name, description, posted_by_user_id) values ($1, 'PT', 'Rawat', $2)`,
      [owners.text(person), row.user_id],
    );
  },
  async 'hands a job over'(owners) {
    const [row, job] = [await owners.pick(held), await owners.pick('public.job_postings as t')];
    if (!row || !job) return;
    const change = owners.random.chance(0.5)
      ? 'posted_by_user_id = $1 where id = $2 and $3::text is not null'
      : 'title = $3 where id = $2 and posted_by_user_id = $1';
    await owners.portal.sql(`update public.job_postings set ${change}`, [
      row.user_id,
      job.id,
      owners.text(Number(owners.persons.get(String(row.id)))),
    ]);
  },
  async merges(owners) {
    const [one, other] = [
      await owners.pick(held),
      await owners.pick('public.alumni as t where user_id is null'),
    ];
    const [kept, gone] = owners.random.chance(0.8)
      ? [one, other]
      : [await owners.pick('public.alumni as t where user_id is null'), other];
    if (!kept || !gone || kept.id === gone.id) return;
    const { data, error } = await owners.portal.as(owners.portal.people.admin).rpc('merge_alumni', {
      one_id: kept.id,
      other_id: gone.id,
      one_version: kept.version,
      other_version: gone.version,
      taken: taken.filter(() => owners.random.chance(0.3)),
    });
    expect(error).toBe(null);
    const { merge_id, kept_id } = data as { merge_id: string; kept_id: string };
    const persons = owners.personsIn(String(kept_id === kept.id ? gone.id : kept.id));
    owners.merges.push({ id: merge_id, kept: kept_id, persons });
  },
  async 'parts again'(owners) {
    const { portal } = owners;
    for (const merge of [...owners.merges].reverse()) {
      const { error } = await portal
        .as(portal.people.admin)
        .rpc('take_back', { cause_id: merge.id });
      if (error) continue;
      owners.undone += 1;
      owners.merges = owners.merges.filter((other) => other !== merge);
      const had = owners.had.get(merge.kept);
      for (const text of had ?? []) if (merge.persons.has(personOf(text))) had?.delete(text);
      return;
    }
  },
  async 'is deleted and restored'(owners) {
    const row = await owners.pick(anybody);
    if (!row) return;
    await owners.portal.sql('delete from public.alumni where id = $1', [row.id]);
    if (owners.random.chance(0.3)) await deeds['joins a record']?.(owners);
    await restore(owners.portal, String(row.id));
  },
  async 'lets time pass'(owners) {
    await owners.portal.sql('delete from private.causes where undone_at is not null');
    await owners.portal.sql(
      `do $$ begin set local session_replication_role = replica;
       delete from private.history where id < (select max(id) from private.history) - ${owners.random.integer(100, 400)}; end $$`,
    );
  },
};
