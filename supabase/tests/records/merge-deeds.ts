import { randomUUID } from 'node:crypto';
import type { Row } from '../database.ts';
import { restore } from '../history/restored.ts';
import { takeBack } from './merge-checks.ts';
import { type List, lists, type MergedPeople, texts } from './merged-people.ts';

type Deed = (people: MergedPeople) => Promise<unknown>;

const decided = [
  'validation_status',
  'can_post_jobs',
  'decision_code',
  'decision_note',
  'decided_at',
  'review_note',
  'review_asked_at',
  'review_count',
];

/** What the preview tells of each field is what stands afterwards. */
function checkPreview(told: Record<string, string>, taken: string[], rows: Row[]) {
  const [kept = {}, gone = {}, merged = {}] = rows;
  for (const [name, kind] of Object.entries(told)) {
    const other = kind === 'given' ? (kept[name] ?? gone[name]) : gone[name];
    const wanted =
      kind === 'given' || (kind === 'choice' && taken.includes(name)) ? other : kept[name];
    if (JSON.stringify(merged[name]) !== JSON.stringify(wanted)) {
      throw new Error(`${name} is told as ${kind}, and is ${merged[name]}, not ${wanted}`);
    }
  }
}

/** What people, the admin and the portal do between merges. */
export const deeds: Record<string, Deed> = {
  async merges(people) {
    const all = [...(await people.rows('alumni')).values()];
    const one = people.random.pick(all);
    if (all.length < 2) return;
    const other = people.random.pick(all.filter(({ id }) => id !== one.id));
    const [{ v: oneVersion } = {}, { v: otherVersion } = {}] = await Promise.all(
      [one, other].map(
        async ({ id }) =>
          (
            await people.portal.sql('select version as v from public.alumni where id = $1', [id])
          )[0] ?? {},
      ),
    );
    const { data: told } = await people.call('preview_merge', {
      one_id: one.id,
      other_id: other.id,
    });
    const { kept, gone, fields } = told as { kept: Row; gone: Row; fields: Record<string, string> };
    const taken = Object.keys(fields).filter(
      (name) => fields[name] === 'choice' && people.random.chance(0.4),
    );
    const { data, error } = await people.call('merge_alumni', {
      one_id: one.id,
      other_id: other.id,
      one_version: oneVersion,
      other_version: otherVersion,
      taken,
    });
    if (error) throw error;
    checkPreview(fields, taken, [
      kept,
      gone,
      (await people.rows('alumni')).get(String(kept.id)) ?? {},
    ]);
    people.merges.push((data as { merge_id: string }).merge_id);
  },
  async 'parts again'(people) {
    if (people.merges.length > 0) await takeBack(people, people.random.pick(people.merges));
  },
  async 'edits a text'(people) {
    const row = await people.pick('alumni');
    if (!row) return;
    const column = people.random.pick([...texts, 'email']);
    const value = column === 'email' ? `lain${people.next()}@x.example` : people.text(column);
    const change = column !== 'full_name' && people.random.chance(0.2) ? null : value;
    await people.portal.sql(`update public.alumni set ${column} = $1 where id = $2`, [
      change,
      row.id,
    ]);
    people.expect('alumni', row.id, { [column]: change });
  },
  async 'takes an address that is free by now'(people) {
    const row = await people.pick('alumni');
    const free = [...people.expected.alumni.values()].map(({ email }) => email).filter(Boolean);
    if (!row || free.length === 0) return;
    const email = people.random.pick(free);
    const [found] = await people.portal.sql('select id from public.alumni where email = $1', [
      email,
    ]);
    if (found) return;
    await people.portal.sql('update public.alumni set email = $1 where id = $2', [email, row.id]);
    // It may be the one that a merge has brought.
    people.loose.add(`${row.id} email`);
  },
  async 'edits a list'(people) {
    const row = await people.pick('alumni');
    if (!row) return;
    const list = people.random.pick(Object.keys(lists)) as List;
    const items = row[list] as Row[];
    const known = (people.expected.alumni.get(String(row.id))?.[list] ?? []) as Row[];
    const removed =
      people.random.chance(0.4) && items.length > 0 ? people.random.pick(items).id : undefined;
    const added = removed
      ? []
      : [{ id: people.random.uuid(), ...lists[list](`${list} ${people.next()}`) }];
    const after = (all: Row[]) => [...all.filter(({ id }) => id !== removed), ...added];
    await people.portal.sql(`update public.alumni set ${list} = $1::text::jsonb where id = $2`, [
      JSON.stringify(after(items)),
      row.id,
    ]);
    people.expect('alumni', row.id, { [list]: after(known) });
  },
  async 'works elsewhere'(people) {
    const row = await people.pick('alumni');
    if (!row) return;
    const id = await people.addWork(row.id);
    people.expect('work', id, (await people.rows('work')).get(id) ?? {});
  },
  async 'is promoted'(people) {
    const job = await people.pick('work');
    if (!job) return;
    const position = `Manajer ${people.next()}`;
    await people.portal.sql('update public.work_history set position = $1 where id = $2', [
      position,
      job.id,
    ]);
    people.expect('work', job.id, { position });
  },
  async 'deletes work'(people) {
    const job = await people.pick('work');
    if (!job) return;
    await people.portal.sql('delete from public.work_history where id = $1', [job.id]);
    // That of another person comes back with them.
    if (people.expected.work.get(String(job.id))?.alumni_id === job.alumni_id)
      people.expected.work.delete(String(job.id));
  },
  async registers(people) {
    const [row] = [await people.pick('alumni')];
    const [event] = await people.portal.sql(
      'select id from public.events as e where not exists (select from public.event_registrations where event_id = e.id and alumni_id = $1) order by title limit 1',
      [row?.id],
    );
    if (!row || !event) return;
    const id = await people.register(String(event.id), { alumni_id: row.id });
    const stored = (await people.rows('registration')).get(id);
    if (stored) people.expect('registration', id, stored);
  },
  async 'brings a guest'(people) {
    const events = await people.portal.sql('select id from public.events order by title');
    if (events.length === 0) return;
    const id = await people.register(String(people.random.pick(events).id), {
      guest_name: `Tamu ${people.next()}`,
    });
    const stored = (await people.rows('registration')).get(id);
    if (stored) people.expect('registration', id, stored);
  },
  async 'comes or cancels'(people) {
    const row = await people.pick('registration');
    if (!row) return;
    const { error } = people.random.chance(0.5)
      ? await people.call('set_attendance', { registration_id: row.id, is_present: true })
      : await people.call('cancel_registration_of', { registration_id: row.id, reason: 'Sakit' });
    if (error) return;
    const { status } = (await people.rows('registration')).get(String(row.id)) ?? {};
    people.expect('registration', row.id, { status });
    people.loose.add(`${row.id}`);
  },
  async 'is decided on'(people) {
    const row = await people.pick('alumni');
    const [stored] = await people.portal.sql('select version from public.alumni where id = $1', [
      row?.id ?? null,
    ]);
    if (!row || !stored) return;
    const newBadge = people.random.chance(0.5) ? people.text('special_badge') : undefined;
    const decisionId = randomUUID();
    const { error } = await people.call('decide', {
      of_kind: 'alumni',
      decision_id: decisionId,
      ids: [row.id],
      versions: [stored.version],
      ...(newBadge
        ? { new_badge: newBadge }
        : { new_status: people.random.pick(['verified', 'rejected', 'pending']) }),
    });
    if (error) throw error;
    people.decisions.push({
      id: decisionId,
      record: String(row.id),
      before: people.expected.alumni.get(String(row.id)) ?? {},
    });
    if (newBadge) people.expect('alumni', row.id, { special_badge: newBadge });
    else for (const column of decided) people.loose.add(`${row.id} ${column}`);
  },
  async 'takes a decision back'(people) {
    const decision = people.decisions.pop();
    if (!decision) return;
    const { data } = await people.call('take_back', { cause_id: decision.id });
    if ((data as { undone: number } | null)?.undone === 1) {
      people.expect('alumni', decision.record, { special_badge: decision.before.special_badge });
    }
  },
  async 'is deleted and restored'(people) {
    const row = await people.pick('alumni');
    if (!row) return;
    const held = [...(await people.rows('registration')).values()].filter(
      ({ alumni_id }) => alumni_id === row.id,
    );
    await people.portal.sql('delete from public.alumni where id = $1', [row.id]);
    const { error } = await restore(people.portal, String(row.id));
    if (error) throw error;
    for (const { id } of held) people.loose.add(`${id}`);
  },
  async 'an event is deleted'(people) {
    const events = await people.portal.sql('select id from public.events order by title');
    if (events.length < 2) return;
    const { id } = people.random.pick(events);
    await people.portal.sql('delete from public.events where id = $1', [id]);
    for (const [key, { event_id }] of people.expected.registration)
      if (event_id === id) people.expected.registration.delete(key);
  },
};
