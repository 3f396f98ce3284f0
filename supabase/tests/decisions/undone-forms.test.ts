import { expect, it } from 'vitest';
import { freshPortal } from '../portal.ts';
import { decideOn } from './decide.ts';

const reason = { code: 'double', note: 'Akun ganda' };

it('gives a row that its owner asked to look at again its reason back, as newer than any decision', async () => {
  const portal = await freshPortal();
  const { admin, poster } = portal.people;
  const read = async () => {
    const [row] = await portal.sql(
      `select id, version, validation_status, decision_code, decision_note,
         review_asked_at > coalesce(decided_at, '-infinity') as is_asked_again
       from public.alumni where user_id = $1`,
      [poster.id],
    );
    return { ...row, id: String(row?.id), version: Number(row?.version) };
  };
  const decide = async (new_status: string) => {
    const { id, version } = await read();
    const row = { of_kind: 'alumni', ids: [id], versions: [version] };
    return decideOn(portal, { ...row, new_status, new_reason: reason });
  };
  await decide('rejected');
  await portal.sql(`update public.alumni set decided_at = decided_at - interval '1 day'`);
  await portal.as(poster).rpc('ask_review', { kind: 'alumni', id: (await read()).id });
  const asked = await read();
  expect(asked).toMatchObject({ validation_status: 'pending', is_asked_again: true });

  const form = { validation_status: 'verified' };
  await portal.as(admin).from('alumni').update(form).eq('id', asked.id);
  expect((await decide('pending')).changed).toBe(1);
  expect(await read()).toEqual({ ...asked, version: asked.version + 2 });
});
