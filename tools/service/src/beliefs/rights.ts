import { randomUUID } from 'node:crypto';
import { belief } from '../belief.ts';
import type { Row } from '../target.ts';
import type { World } from '../world.ts';
import { answered } from './answers.ts';

const readByVisitors = ['organization_members', 'site_configuration'];
const tables = [
  'alumni',
  'work_history',
  'events',
  'job_postings',
  'event_registrations',
  'notifications',
  'organization_structure',
  'site_configurations',
];
const ofAdmin = ['admin_overview', 'waiting_counts', 'orphaned_files'];

const newRow = (table: string): Row =>
  table === 'site_configurations' ? { config_key: 'x' } : { id: randomUUID() };
const count = (rows: unknown[] | null) => `${rows?.length ?? 'no'} rows`;

async function changedRow(world: World, change: Row) {
  const { member, memberRow, service } = world;
  await member.client.from('alumni').update(change).eq('id', memberRow);
  const { data } = await service.from('alumni').select().eq('id', memberRow).single();
  return JSON.stringify(Object.fromEntries(Object.keys(change).map((name) => [name, data[name]])));
}

/** Who may read and write what, table by table. */
export const rightsBeliefs = [
  ...readByVisitors.map((name) =>
    belief(`visitors read ${name}`, '200', async ({ anon }) => answered(await anon.rpc(name))),
  ),
  ...tables.map((table) =>
    belief(`visitors do not read ${table}`, '401 42501', async ({ anon }) =>
      answered(await anon.from(table).select().limit(1)),
    ),
  ),
  ...tables.map((table) =>
    belief(`visitors do not write ${table}`, '401 42501', async ({ anon }) =>
      answered(await anon.from(table).insert(newRow(table))),
    ),
  ),
  ...ofAdmin.map((name) =>
    belief(`${name} answers neither visitors nor alumni`, '401 42501, 403 42501', async (world) => {
      const { anon, member } = world;
      return `${answered(await anon.rpc(name))}, ${answered(await member.client.rpc(name))}`;
    }),
  ),
  belief('alumni read their own row and no other', '1 rows, 0 rows', async (world) => {
    const rows = world.member.client.from('alumni').select('id');
    const others = world.member.client.from('alumni').select('id').eq('id', world.peerRow);
    return `${count((await rows).data)}, ${count((await others).data)}`;
  }),
  belief('alumni do not verify themselves', '{"validation_status":"pending"}', async (world) => {
    const { pending, service } = world;
    const row = { validation_status: 'verified' };
    await pending.client.from('alumni').update(row).eq('user_id', pending.id);
    const seen = service.from('alumni').select('validation_status').eq('user_id', pending.id);
    return JSON.stringify((await seen.single()).data);
  }),
  belief('alumni do not give themselves the right to post', '{"can_post_jobs":false}', (world) =>
    changedRow(world, { can_post_jobs: true }),
  ),
  belief('alumni do not remove their row', '0 rows', async ({ member, memberRow }) =>
    count((await member.client.from('alumni').delete().eq('id', memberRow).select('id')).data),
  ),
  belief('notifications belong to one person', '0 rows', async ({ service, peer, member }) => {
    await service.from('notifications').insert({ user_id: peer.id, message: 'rahasia' });
    const rows = member.client.from('notifications').select('id').eq('user_id', peer.id);
    return count((await rows).data);
  }),
  belief('nobody writes notifications', '403 42501', async ({ member }) =>
    answered(
      await member.client.from('notifications').insert({ user_id: member.id, message: 'x' }),
    ),
  ),
  belief('a pending event is hidden from visitors and alumni', 'null, null', async (world) => {
    const seenBy = async (client: World['anon']) =>
      JSON.stringify((await client.rpc('approved_event', { by_id: world.events.pending })).data);
    return `${await seenBy(world.anon)}, ${await seenBy(world.member.client)}`;
  }),
  belief('a pending job is hidden from visitors and alumni', 'null, null', async (world) => {
    const seenBy = async (client: World['anon']) =>
      JSON.stringify((await client.rpc('approved_job', { by_id: world.jobs.pending })).data);
    return `${await seenBy(world.anon)}, ${await seenBy(world.member.client)}`;
  }),
  belief('alumni without the right post no job', '403 42501', async ({ member, run }) => {
    const job = { title: `${run} usulan`, company_name: 'C', description: 'D' };
    return answered(await member.client.from('job_postings').insert(job));
  }),
  belief(
    'a pending alumnus is not in the directory',
    'null',
    async ({ anon, pending, service }) => {
      const own = service.from('alumni').select('id').eq('user_id', pending.id).single();
      const byId = (await own).data?.id;
      return JSON.stringify((await anon.rpc('alumni_profile', { by_id: byId })).data);
    },
  ),
  belief('the directory masks names for visitors', 'masked', async ({ anon, peerRow, run }) => {
    const { data } = await anon.rpc('alumni_profile', { by_id: peerRow });
    return data?.display_name === `${run} peer` ? 'shown' : 'masked';
  }),
  belief('the site is written by the admin alone', '0 rows', async ({ member }) => {
    const rows = member.client.from('site_configurations').update({ config_value: {} });
    return count((await rows.eq('config_key', 'vision_text').select('config_key')).data);
  }),
  belief('the service key passes every policy', '1 rows', async ({ service, events }) =>
    count((await service.from('events').select('id').eq('id', events.pending)).data),
  ),
  belief('a change without a condition changes nothing', '400 21000', async ({ peer }) =>
    answered(await peer.client.from('notifications').update({ is_read: true })),
  ),
  belief('a removal without a condition removes nothing', '400 21000', async ({ member }) =>
    answered(await member.client.from('notifications').delete()),
  ),
];
