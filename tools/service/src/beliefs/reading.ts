import { belief } from '../belief.ts';
import { answered } from './answers.ts';

const json = { 'content-type': 'application/json' };

/** What the portal's reads and writes rely on. */
export const readingBeliefs = [
  belief('an unpaged read ends at 200 rows', '200', async ({ service, peer }) => {
    const rows = Array.from({ length: 201 }, () => ({ user_id: peer.id, message: 'penuh' }));
    const added = await service.from('notifications').insert(rows);
    if (added.error) return answered(added);
    const { data } = await peer.client.from('notifications').select('id').eq('user_id', peer.id);
    return String(data?.length);
  }),
  belief('an exact count tells all rows of a page', '206 1 of 2', async ({ service, run }) => {
    const all = service.from('events').select('id', { count: 'exact' }).like('title', `${run}%`);
    const { status, data, count } = await all.range(0, 0);
    return `${status} ${data?.length} of ${count}`;
  }),
  belief('a count without rows needs no body', '2', async ({ service, run }) => {
    const head = { count: 'exact', head: true } as const;
    const answer = await service.from('events').select('id', head).like('title', `${run}%`);
    return String(answer.count);
  }),
  belief('rows of no other table come along', '400 PGRST200', async ({ ask, member }) => {
    const nested = '/rest/v1/work_history?select=alumni(work_history(position))';
    const answer = await ask(nested, {}, member.token);
    return `${answer.status} ${(await answer.json()).code}`;
  }),
  belief('an escaped % or _ is searched as itself', '2 0', async ({ service, run }) => {
    const found = async (text: string) =>
      (await service.from('events').select('id').ilike('title', `${run}%${text}%`)).data?.length;
    return `${await found('100\\%\\_A')} ${await found('100\\_\\_a')}`;
  }),
  belief('one of several conditions is enough for or', '2', async ({ service, events }) => {
    const either = `id.eq.${events.approved},id.eq.${events.pending}`;
    return String((await service.from('events').select('id').or(either)).data?.length);
  }),
  belief('a list of values is one condition', '2', async ({ service, events }) =>
    String(
      (await service.from('events').select('id').in('id', Object.values(events))).data?.length,
    ),
  ),
  belief('rows without a value come where the order says', 'null first', async (world) => {
    const { service, run } = world;
    const { data } = await service
      .from('events')
      .select('event_time')
      .like('title', `${run}%`)
      .order('event_time', { nullsFirst: true });
    return data?.[0]?.event_time === null ? 'null first' : 'null last';
  }),
  belief('a function that only reads is called by GET', '200 alumni', async ({ ask, member }) => {
    const answer = await ask('/rest/v1/rpc/current_user_role', {}, member.token);
    return `${answer.status} ${await answer.json()}`;
  }),
  belief('a function that only reads is called by POST', '200 alumni', async (world) => {
    const { ask, member } = world;
    const call = { method: 'POST', headers: json, body: '{}' };
    const answer = await ask('/rest/v1/rpc/current_user_role', call, member.token);
    return `${answer.status} ${await answer.json()}`;
  }),
  belief('a search of visitors answers in pages', '200', async ({ anon }) =>
    answered(await anon.rpc('search_alumni_directory', { by_name: 'zzz' })),
  ),
  belief('the calendar is text/calendar', '200 text/calendar BEGIN:VCALENDAR', async ({ ask }) => {
    const answer = await ask('/rest/v1/rpc/event_calendar', {
      headers: { accept: 'text/calendar, */*' },
    });
    const type = answer.headers.get('content-type')?.split(';')[0];
    return `${answer.status} ${type} ${(await answer.text()).slice(0, 15)}`;
  }),
  belief('the address of the calendar carries the key', '200', async ({ target }) => {
    const { url, anonKey } = target;
    const answer = await fetch(`${url}/rest/v1/rpc/event_calendar?apikey=${anonKey}`, {
      headers: { accept: '*/*' },
    });
    return String(answer.status);
  }),
  belief('an address of 4 kB is answered', '200', async ({ service, run }) =>
    answered(
      await service
        .from('events')
        .select('id')
        .like('title', `${run}${'a'.repeat(3_900)}`),
    ),
  ),
  belief('a new row is answered when it may be read', '201 pending', async ({ service, run }) => {
    const row = { title: `${run} baru`, company_name: 'C', description: 'D' };
    const answer = await service.from('job_postings').insert(row).select('status').single();
    await service.from('job_postings').delete().eq('title', row.title);
    return `${answered(answer)} ${answer.data?.status}`;
  }),
  belief('a change that meets no row is no error', '200 0 rows', async ({ member, peerRow }) => {
    const rows = member.client.from('alumni').update({ bio: 'X' }).eq('id', peerRow);
    const answer = await rows.select('id');
    return `${answered(answer)} ${answer.data?.length} rows`;
  }),
  belief('a removal that meets no row is no error', '204', async ({ member, peerRow }) =>
    answered(await member.client.from('work_history').delete().eq('alumni_id', peerRow)),
  ),
  belief('pages of another origin may ask', 'any or the asking origin', async ({ ask }) => {
    const origin = 'https://portal.example';
    const answer = await ask('/rest/v1/rpc/event_categories', { headers: { origin } });
    const allowed = answer.headers.get('access-control-allow-origin') ?? 'none';
    return ['*', origin].includes(allowed) ? 'any or the asking origin' : allowed;
  }),
  belief('a browser may send the key and the token from there', 'both', async ({ target }) => {
    const wanted = 'apikey,authorization,content-type,x-client-info,prefer';
    const { headers } = await fetch(`${target.url}/rest/v1/events`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://portal.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': wanted,
      },
    });
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
    const missing = wanted.split(',').filter((name) => !allowed.includes(name));
    return allowed.trim() === '*' || missing.length > 0 ? `not ${missing}` : 'both';
  }),
];
