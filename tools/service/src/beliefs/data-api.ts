import { randomUUID } from 'node:crypto';
import { belief } from '../belief.ts';
import { answered, plain } from './answers.ts';

const nobody = randomUUID();
const json = { 'content-type': 'application/json' };

/** Statuses and codes by which the portal tells refusals apart. */
export const errorBeliefs = [
  belief('a table that does not exist is 404 PGRST205', '404 PGRST205', async ({ anon }) =>
    answered(await anon.from('no_such_table').select()),
  ),
  belief('a function that does not exist is 404 PGRST202', '404 PGRST202', async ({ anon }) =>
    answered(await anon.rpc('no_such_function')),
  ),
  belief('a column that does not exist is 400 42703', '400 42703', async ({ service }) =>
    answered(await service.from('events').select('no_such_column')),
  ),
  belief('a schema that is not exposed is 406 PGRST106', '406 PGRST106', async ({ anon }) =>
    answered(await anon.schema('private').from('app_settings').select()),
  ),
  belief('a missing right is 401 for visitors', '401 42501', async ({ anon }) =>
    answered(await anon.from('alumni').select()),
  ),
  belief('a missing right is 403 for signed-in people', '403 42501', async ({ member }) =>
    answered(await member.client.from('event_registrations').delete().eq('id', nobody)),
  ),
  belief('a row that a policy refuses is 403 42501', '403 42501', async ({ member, run }) => {
    const event = { title: `${run} x`, event_date: '2026-01-01' };
    return answered(await member.client.from('events').insert(event));
  }),
  belief('a violated check is 400 23514', '400 23514', async ({ member, memberRow }) => {
    const change = { website_url: 'javascript:1' };
    return answered(await member.client.from('alumni').update(change).eq('id', memberRow));
  }),
  belief('a value that exists already is 409 23505', '409 23505', async ({ service, member }) =>
    answered(await service.from('alumni').insert({ full_name: 'X', email: member.email })),
  ),
  belief('a reference to nothing is 409 23503', '409 23503', async ({ service }) => {
    const job = { company_name: 'C', position: 'P', start_date: '2020-01-01' };
    return answered(await service.from('work_history').insert({ ...job, alumni_id: nobody }));
  }),
  belief('a missing value is 400 23502', '400 23502', async ({ service, run }) =>
    answered(await service.from('events').insert({ title: `${run} x` })),
  ),
  belief('a value of another kind is 400 22P02', '400 22P02', async ({ service }) =>
    answered(await service.from('events').select().eq('id', 'x')),
  ),
  belief('half an emoji is 400 22P02', '400 22P02', async ({ ask, member, memberRow }) => {
    const path = `/rest/v1/alumni?id=eq.${memberRow}`;
    const change = { method: 'PATCH', headers: json, body: '{"bio": "\\ud83d"}' };
    return plain(await ask(path, change, member.token));
  }),
  belief('PT400 is 400 with our message', '400 PT400 Jumlah orang', async (world) => {
    const { member, events } = world;
    const args = { event_id: events.approved, party_size: 9 };
    const answer = await member.client.rpc('register_for_event', args);
    return `${answered(answer)} ${answer.error?.message.slice(0, 12)}`;
  }),
  belief('PT403 is 403', '403 PT403', async ({ pending, events }) => {
    const args = { event_id: events.approved, party_size: 1 };
    return answered(await pending.client.rpc('register_for_event', args));
  }),
  belief('PT404 is 404', '404 PT404', async ({ member, events }) => {
    const args = { event_id: events.approved, party_size: 1 };
    return answered(await member.client.rpc('change_registration', args));
  }),
  belief('PT409 is 409', '409 PT409', async ({ member, memberRow }) => {
    const list = { alumni_id: memberRow, list: 'trainings_certifications', expected_version: 99 };
    const item = { id: 'n1', name: 'A', issuer: 'B' };
    return answered(await member.client.rpc('save_alumni_item', { ...list, item }));
  }),
  belief('one row that is not there is 406 PGRST116', '406 PGRST116', async ({ service }) =>
    answered(await service.from('events').select().eq('id', nobody).single()),
  ),
  belief('a page behind the last row is 416 PGRST103', '416 PGRST103', async ({ service, run }) => {
    const counted = service
      .from('events')
      .select('id', { count: 'exact' })
      .like('title', `${run}%`);
    return answered(await counted.range(50, 59));
  }),
  belief('a request without a key is 401', '401', async ({ target }) =>
    String((await fetch(`${target.url}/rest/v1/events`)).status),
  ),
  belief('a token that nobody signed is 401', '401', async ({ ask }) =>
    String((await ask('/rest/v1/events', {}, 'a.b.c')).status),
  ),
  belief('a function that writes is not called by GET', '405 25006', async (world) => {
    const { ask, member, events } = world;
    const path = `/rest/v1/rpc/register_for_event?event_id=${events.approved}&party_size=1`;
    return plain(await ask(path, {}, member.token));
  }),
];
