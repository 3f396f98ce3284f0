import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { decideOn, undoDecision } from './decide.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const reason = { code: 'double', note: 'Akun ganda' };
const columns = 'version, decision_code, decision_note, review_note, review_count';

async function rowOf(of_kind: 'alumni' | 'job_postings') {
  const owner = of_kind === 'alumni' ? 'user_id' : 'posted_by_user_id';
  const [row] = await portal.sql(
    `select id, ${of_kind === 'alumni' ? 'validation_status' : 'status'}::text as status, ${columns}
     from public.${of_kind} where ${owner} = $1`,
    [portal.people.poster.id],
  );
  return { ...row, id: String(row?.id), version: Number(row?.version) };
}

async function decideOnRow(of_kind: 'alumni' | 'job_postings', decision: object) {
  const { id, version } = await rowOf(of_kind);
  return decideOn(portal, { of_kind, ids: [id], versions: [version], ...decision });
}
const reject = (new_reason: object = reason) =>
  decideOnRow('alumni', { new_status: 'rejected', new_reason });

/** The reason, as the owner reads it, and when the row was decided on: here long ago. */
const letTimePass = (table: string, minutes = 20) =>
  portal.sql(
    `update public.${table} set decided_at = decided_at - $1 * interval '1 minute',
       review_asked_at = review_asked_at - $1 * interval '1 minute'`,
    [minutes],
  );
async function ask(kind: 'alumni' | 'job', id: string, note = 'Sudah diperbaiki.') {
  const { error } = await portal.as(portal.people.poster).rpc('ask_review', { kind, id, note });
  return error && { code: error.code, message: error.message };
}
const proposeJob = () =>
  portal
    .as(portal.people.poster)
    .from('job_postings')
    .insert({ title: 'Engineer', company_name: 'PT Contoh', description: 'Merawat trafo.' });

describe('a reason', () => {
  it('is stored with the rejection of one row and of many, and goes with the next decision; undo brings it back', async () => {
    await portal.sql(
      `insert into public.alumni (full_name) select 'Warga ' || n from generate_series(1, 30) as n`,
    );
    const many = await decideOn(portal, {
      search: 'Warga',
      expected_total: 30,
      new_status: 'rejected',
      new_reason: { code: 'archive', note: ' Tidak\u200b ada  di arsip ' },
    });
    const reasons = async () =>
      portal.sql(
        `select decision_code, decision_note, decided_at is null as is_open, count(*)::integer from public.alumni
         where full_name like 'Warga %' group by 1, 2, 3`,
      );
    const stored = { decision_code: 'archive', decision_note: 'Tidak ada di arsip' };
    expect(await reasons()).toEqual([{ ...stored, is_open: false, count: 30 }]);
    await undoDecision(portal, many.decision_id);
    expect(await reasons()).toEqual([
      { decision_code: null, decision_note: null, is_open: true, count: 30 },
    ]);

    await reject();
    const verification = await decideOnRow('alumni', { new_status: 'verified' });
    expect(await rowOf('alumni')).toMatchObject({ decision_code: null, decision_note: null });
    await undoDecision(portal, verification.decision_id);
    expect(await rowOf('alumni')).toMatchObject({
      status: 'rejected',
      decision_code: 'double',
      decision_note: 'Akun ganda',
    });
  });

  it('is changed by another one, and the same one changes nothing', async () => {
    await reject();
    expect((await reject()).changed).toBe(0);
    expect((await reject({ code: 'other', note: 'Lain' })).changed).toBe(1);
    expect(await rowOf('alumni')).toMatchObject({ decision_note: 'Lain' });
  });

  it('is of a rejection alone, with a code and a text of at most 500 characters', async () => {
    const refused = [
      { new_status: 'verified', new_reason: reason },
      { new_right: true, new_reason: reason },
      { new_status: 'rejected', new_reason: { code: 'other', note: ' \u200b' } },
      { new_status: 'rejected', new_reason: { note: 'Lain' } },
    ];
    for (const decision of refused) {
      await expect(decideOnRow('alumni', decision)).rejects.toMatchObject({ code: '22023' });
    }
    await expect(reject({ code: 'other', note: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'PT400',
      message: 'Alasan paling banyak 500 karakter.',
    });
  });

  it('comes with a rejection of the form, of the admin alone, and is as complete as any', async () => {
    const { admin, poster } = portal.people;
    const write = (values: object, by = admin) =>
      portal.as(by).from('alumni').update(values).eq('user_id', poster.id);
    const rejected = { validation_status: 'rejected', decision_code: 'other' };
    const refused = await write({ ...rejected, decision_note: ' ' });
    expect(refused.error?.code).toBe('22023');
    await write({ ...rejected, decision_note: ' Nama  salah ' });
    const stored = { status: 'rejected', decision_code: 'other', decision_note: 'Nama salah' };
    expect(await rowOf('alumni')).toMatchObject(stored);
    expect(await portal.messagesOf(poster)).toEqual([
      expect.stringContaining('Alasan: Nama salah.'),
    ]);
    await write({ decision_code: 'double', decision_note: 'Akun ganda' });
    await write({ decision_code: 'double', decision_note: 'Akun ganda' }, poster);
    expect(await rowOf('alumni')).toMatchObject(stored);
  });

  it('goes when the admin changes the status in the form', async () => {
    await reject();
    await portal
      .as(portal.people.admin)
      .from('alumni')
      .update({ validation_status: 'pending', decision_note: 'Lain' })
      .eq('user_id', portal.people.poster.id);
    expect(await rowOf('alumni')).toMatchObject({ decision_code: null, decision_note: null });
  });
});

describe('the person', () => {
  it('reads the reason when the undo time is over, each new one, and the same one again after a second look', async () => {
    const { poster } = portal.people;
    const told = async () => (await portal.readBy(poster)).map(({ message }) => message).sort();
    await reject();
    expect(await told()).toEqual([]);
    await portal.readAll(poster);
    const first =
      'Data alumni Anda belum dapat kami validasi. Perbaiki profil Anda, lalu minta ditinjau ulang. Alasan: Akun ganda.';
    expect(await told()).toEqual([first]);

    const { decision_id } = await reject({ code: 'other', note: 'Lain' });
    await undoDecision(portal, decision_id);
    await portal.endUndoTime();
    expect(await told()).toEqual([first]);

    await letTimePass('alumni');
    await ask('alumni', (await rowOf('alumni')).id);
    const undone = await reject();
    await undoDecision(portal, undone.decision_id);
    await portal.endUndoTime();
    expect(await told()).toEqual([first]);
    await reject();
    await portal.endUndoTime();
    expect(await told()).toEqual([first, first]);
  });

  it('reads why a job was not approved', async () => {
    await proposeJob();
    await decideOnRow('job_postings', { new_status: 'rejected', new_reason: reason });
    expect(await portal.messagesOf(portal.people.poster)).toEqual([
      'Lowongan Anda "Engineer" belum dapat disetujui. Alasan: Akun ganda.',
    ]);
  });
});

describe('a second look', () => {
  it.each([
    ['alumni', 'alumni', 'Alumni baru menunggu validasi: Canary poster Lengkap.'],
    ['job', 'job_postings', 'Lowongan baru menunggu persetujuan: Engineer di PT Contoh.'],
  ] as const)(
    'at %s waits for the admin, who is told, with the reason and the note',
    async (kind, table, message) => {
      const { admin, pending } = portal.people;
      await portal.sql('delete from public.alumni where user_id = $1', [pending.id]);
      await proposeJob();
      await decideOnRow(table, { new_status: 'rejected', new_reason: reason });
      await letTimePass(table);
      const { id } = await rowOf(table);
      expect(await ask(kind, id, ' Sudah  diperbaiki. ')).toBeNull();
      expect(await rowOf(table)).toMatchObject({
        status: 'pending',
        decision_code: 'double',
        decision_note: 'Akun ganda',
        review_note: 'Sudah diperbaiki.',
        review_count: 1,
      });
      expect(await portal.messagesOf(admin)).toContain(message);
    },
  );

  it('waits ten minutes, and is for whoever was rejected', async () => {
    const { id } = await rowOf('alumni');
    const changed = {
      code: 'PT409',
      message: 'Keputusannya sudah berubah. Muat ulang halaman ini.',
    };
    expect(await ask('alumni', id)).toEqual(changed);
    await reject();
    expect(await ask('alumni', id)).toMatchObject({
      message: expect.stringContaining('10 menit setelah keputusan'),
    });
    await letTimePass('alumni', 11);
    expect(await ask('alumni', id, 'x'.repeat(501))).toMatchObject({ code: 'PT400' });
    expect(await ask('alumni', await portal.alumniId(portal.people.rejected))).toMatchObject({
      code: '42501',
    });
    expect(await ask('alumni', id)).toBeNull();
  });

  it('is asked for once by fifty requests at once, and three times in thirty days', async () => {
    const { id } = await rowOf('alumni');
    for (let times = 1; times <= 3; times += 1) {
      await reject();
      await letTimePass('alumni');
      const answers = await Promise.all(
        Array.from({ length: times === 1 ? 50 : 1 }, () => ask('alumni', id)),
      );
      expect(answers.filter((answer) => answer === null)).toHaveLength(1);
      expect(await rowOf('alumni')).toMatchObject({ review_count: times });
    }
    await reject();
    await letTimePass('alumni', 29 * 1440);
    expect(await ask('alumni', id)).toMatchObject({
      message: expect.stringContaining('3 kali dalam 30 hari'),
    });
    await letTimePass('alumni', 1440);
    expect(await ask('alumni', id)).toBeNull();
    expect(await rowOf('alumni')).toMatchObject({ review_count: 1 });
  });
});
