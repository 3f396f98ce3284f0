import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSampleSite, type SampleSite } from './sample-builds.ts';

/** Of a shell that renders no pages, which would take a process for each release. */
const noPages = { bundle: '' };

let sample: SampleSite;
let server: Server;
/** What the backend answers when it is asked for its newest migration. */
let answer: { status: number; body: unknown };
let asked: (string | undefined)[];

beforeEach(async () => {
  sample = await createSampleSite();
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url, String(request.headers.apikey));
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PORTAL_BACKEND_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('PORTAL_PUBLISHABLE_KEY', 'the-key');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await sample.remove();
});

const has = (migration: string | null) => ({ status: 200, body: migration });
const refused = 'member (build two): it was made with migration 3, and the database at http://';

test('a build that was made with a later migration than the live database has is refused, until it is applied', async () => {
  answer = has('2');
  await sample.releaseShell('s1', { ...noPages, migration: '2' });
  await sample.releaseArea('member', 'one', { migration: '2' });
  expect(asked.slice(0, 2)).toEqual(['/rest/v1/rpc/newest_migration', 'the-key']);
  const release = () => sample.releaseArea('member', 'two', { migration: '3' });
  await expect(release()).rejects.toThrow(refused);
  await expect(release()).rejects.toThrow(
    'has 2. Apply the migrations first: pnpm supabase db push',
  );
  await expect(sample.releaseShell('s2', { ...noPages, migration: '3' })).rejects.toThrow('shell');
  expect(await sample.live()).toEqual({ member: 'one' });
  answer = has('3');
  await release();
  // What the portal has already stops nobody else.
  answer = has('2');
  await sample.releaseArea('admin', 'one', { migration: '2' });
  expect(sample.progress.join('\n')).toContain(`Not caused by this change: ${refused}`);
  await sample.rollback('member');
  expect(await sample.live()).toEqual({ admin: 'one', member: 'one' });
});

test('a database from before it could say is older than every build that asks', async () => {
  answer = { status: 404, body: { code: 'PGRST202', message: 'Could not find the function' } };
  const release = sample.releaseArea('member', 'two', { migration: '3' });
  await expect(release).rejects.toThrow('has an earlier one. Apply the migrations first');
});

test.each([
  ['is down', { status: 503, body: 'paused' }],
  ['has no history of migrations', has(null)],
])('where the backend %s, the release says that it does not know, and goes on', async (_, said) => {
  answer = said;
  await sample.releaseArea('member', 'one', { migration: '3' });
  expect(sample.progress.join('\n')).toContain('is not known: ');
  expect(await sample.live()).toEqual({ member: 'one' });
});

test('a build that says nothing of the database asks nothing', async () => {
  await sample.releaseArea('member', 'one');
  expect(asked).toEqual([]);
});
