import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { decideOn, undoDecision } from './decide.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  const { error } = await portal
    .as(portal.people.poster)
    .from('job_postings')
    .insert({ title: 'Engineer', company_name: 'PT Contoh', description: 'Merawat trafo.' });
  expect(error).toBeNull();
});

const kinds = ['alumni', 'job_postings'] as const;
type Kind = (typeof kinds)[number];
const statusOf = { alumni: 'validation_status', job_postings: 'status' } as const;

async function stored(kind: Kind) {
  const owner = kind === 'alumni' ? 'user_id' : 'posted_by_user_id';
  const [row] = await portal.sql(`select * from public.${kind} where ${owner} = $1`, [
    portal.people.poster.id,
  ]);
  return { ...row, id: String(row?.id), version: Number(row?.version) } as Row & {
    id: string;
    version: number;
  };
}

/** All that the owner reads of the row, its history and their notifications. */
async function told(kind: Kind) {
  const as = portal.as(portal.people.poster);
  const own =
    kind === 'alumni'
      ? (await as.rpc('own_profile')).data
      : (await as.rpc('own_jobs')).data.items[0];
  const { items } = (await as.rpc('own_history', { page_size: 50 })).data;
  const messages = (await portal.readBy(portal.people.poster)).map(({ message }) => message);
  return {
    state: [own[statusOf[kind]], own.decision_note, own.can_post_jobs, own.special_badge],
    history: items.map(({ changes }: Row) => changes),
    messages,
  };
}

/** Long ago: what was told before this test goes on. */
const passUndoTime = async () => {
  await portal.endUndoTime();
  await portal.sql(`alter table private.history disable trigger history_stays`);
  await portal.sql(`update private.history set at = at - interval '1 minute'`);
  await portal.sql(`alter table private.history enable trigger history_stays`);
};

const decisions = [
  { new_status: 'rejected', new_reason: { code: 'double', note: 'Salah orang' } },
  { new_status: 'rejected', new_reason: { code: 'other', note: 'Kata sendiri' } },
];
const press = async (kind: Kind, decision: object) => {
  const { id, version } = await stored(kind);
  const made = await decideOn(portal, {
    of_kind: kind,
    ids: [id],
    versions: [version],
    ...decision,
  });
  return made.decision_id;
};
const write = async (kind: Kind, values: object) => {
  const { id } = await stored(kind);
  const admin = portal.as(portal.people.admin);
  expect((await admin.from(kind).update(values).eq('id', id)).error).toBeNull();
};

describe.each(kinds)('of %s', (kind) => {
  it.each(decisions)(
    'nobody is told of %j before it stands, nor of what was undone',
    async (decision) => {
      const before = await told(kind);
      const id = await press(kind, decision);
      expect(await told(kind)).toEqual(before);
      await undoDecision(portal, id);
      expect(await told(kind)).toEqual(before);
      await passUndoTime();
      expect(await told(kind)).toEqual(before);

      await press(kind, decision);
      await passUndoTime();
      const after = await told(kind);
      expect(after.state.slice(0, 2)).toEqual(['rejected', decision.new_reason.note]);
      expect(JSON.stringify(after.history)).toContain(decision.new_reason.note);
      expect(after.messages).toEqual([
        ...before.messages,
        expect.stringContaining(decision.new_reason.note),
      ]);
    },
  );

  it('a decision that comes back after it was replaced is read once it stands', async () => {
    const [first = {}] = decisions;
    await press(kind, first);
    await write(kind, { [statusOf[kind]]: 'pending' });
    await press(kind, first);
    await passUndoTime();
    expect((await told(kind)).state.slice(0, 2)).toEqual(['rejected', 'Salah orang']);
  });

  it('a reason that is changed and put back leaves the one that was told', async () => {
    const [first = {}, second = {}] = decisions;
    await press(kind, first);
    await passUndoTime();
    const before = await told(kind);
    const id = await press(kind, second);
    expect(await told(kind)).toEqual(before);
    await press(kind, first);
    await passUndoTime();
    expect(await told(kind)).toEqual(before);
    expect(id).not.toBe('');
  });

  it('a form that decides and takes it back leaves nothing, and its other values at once', async () => {
    const text = kind === 'alumni' ? { bio: 'Baru' } : { location: 'Baru' };
    const before = await told(kind);
    const [former] = before.state;
    await write(kind, { [statusOf[kind]]: 'rejected', ...text });
    const [name = ''] = Object.keys(text);
    const changed = { ...before, history: [{ [name]: [null, 'Baru'] }, ...before.history] };
    expect(await told(kind)).toEqual(changed);
    await write(kind, { [statusOf[kind]]: former });
    await passUndoTime();
    expect(await told(kind)).toEqual(changed);
  });
});

it.each([
  [{ can_post_jobs: false }, { can_post_jobs: true }],
  [{ special_badge: 'Mentor' }, { special_badge: null }],
])('%j is read once it stands', async (made, undone) => {
  const before = await told('alumni');
  await write('alumni', made);
  expect(await told('alumni')).toEqual(before);
  await write('alumni', undone);
  await passUndoTime();
  expect(await told('alumni')).toEqual(before);
  await write('alumni', made);
  await passUndoTime();
  expect((await told('alumni')).state).toEqual(expect.arrayContaining(Object.values(made)));
});

it('the group of the entry year opens when the verification is told', async () => {
  const { verified } = portal.people;
  const group = async () => (await portal.as(verified).rpc('own_year_group')).data ?? null;
  const validate = (validation_status: string) =>
    portal
      .as(portal.people.admin)
      .from('alumni')
      .update({ validation_status })
      .eq('user_id', verified.id);
  await validate('pending');
  await passUndoTime();
  await portal.readAll(verified);
  await validate('verified');
  expect(await group()).toBeNull();
  await portal.endUndoTime();
  expect(await group()).not.toBeNull();
});
