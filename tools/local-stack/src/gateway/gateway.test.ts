import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedDatabase } from '../database/embedded-database.ts';
import { openMemoryDatabase } from '../database/snapshot.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { createPortalMailer } from '../mail/portal-mailer.ts';
import { createMailInterval } from './accounts/mail-interval.ts';
import { createGateway } from './gateway.ts';
import type { Answer } from './repair.ts';

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openMemoryDatabase(() => undefined);
});
afterAll(() => database.close());

function gatewayBefore(supabase: Answer): Answer {
  const mailInterval = createMailInterval(60);
  const mailer = createPortalMailer(createMailbox(), 'http://localhost');
  return createGateway(
    { database, mailer, mailInterval, storeTokens: (request, next) => next(request) },
    supabase,
  );
}

it('serializes requests on the single session of the embedded database', async () => {
  let inside = 0;
  let most = 0;
  const gateway = gatewayBefore(async (request) => {
    inside += 1;
    most = Math.max(most, inside);
    await wait(2);
    inside -= 1;
    return new Response(await request.text());
  });
  const bodies = ['a', 'b', 'c', 'd'];
  const answers = await Promise.all(
    bodies.map((body) =>
      gateway(
        new Request('http://localhost/rest/v1/rpc/x', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      ),
    ),
  );
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(bodies);
  expect(most).toBe(1);
});

describe('searches by name', () => {
  const search = (gateway: Answer, name: string, of: object = {}, token = 'sb_publishable_key') =>
    gateway(
      new Request('http://localhost/rest/v1/rpc/search_alumni_directory', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ by_name: name, ...of }),
      }),
    );
  const tokenOf = (sub: string) =>
    `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.e30`;

  it('are 300 names within five minutes for everybody but the admin, each with all its pages', async () => {
    await database.query(`update private.app_settings set admin_email = 'admin@contoh.example'`);
    const [admin] = await database.query(
      `insert into auth.users (id, email, email_confirmed_at)
       values (gen_random_uuid(), 'admin@contoh.example', now()) returning id`,
    );
    const gateway = gatewayBefore(async () => new Response('found'));
    for (let count = 0; count < 300; count += 1) {
      expect((await search(gateway, `nama ${count}`)).status).toBe(200);
    }
    const refused = await search(gateway, 'nama lain', {}, tokenOf(randomUUID()));
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'PT429',
      message: expect.stringMatching(/^Terlalu banyak nama dicari/),
    });
    const byAddress = '/rest/v1/rpc/search_theses?search=nama+lain';
    expect((await gateway(new Request(`http://localhost${byAddress}`))).status).toBe(429);
    expect((await search(gateway, 'Nama 7', { after_id: randomUUID() })).status).toBe(200);
    expect((await search(gateway, ' ', { by_company: 'PT' })).status).toBe(200);
    expect((await search(gateway, 'nama lain', {}, tokenOf(String(admin?.id)))).status).toBe(200);
  });
});
