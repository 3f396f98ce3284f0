import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedDatabase } from '../database/embedded-database.ts';
import { openMemoryDatabase } from '../database/snapshot.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { createPortalMailer } from '../mail/portal-mailer.ts';
import { createMailInterval } from './accounts/mail-interval.ts';
import { createGateway } from './gateway.ts';

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openMemoryDatabase(() => undefined);
});
afterAll(() => database.close());

it('serializes requests on the single session of the embedded database', async () => {
  let inside = 0;
  let most = 0;
  const mailInterval = createMailInterval(60);
  const mailer = createPortalMailer(createMailbox(), 'http://localhost');
  const gateway = createGateway(
    { database, mailer, mailInterval, storeTokens: (request, next) => next(request) },
    async (request) => {
      inside += 1;
      most = Math.max(most, inside);
      await wait(2);
      inside -= 1;
      return new Response(await request.text());
    },
  );
  const bodies = ['a', 'b', 'c', 'd'];
  const answers = await Promise.all(
    bodies.map((body) =>
      gateway(new Request('http://localhost/rest/v1/rpc/x', { method: 'POST', body })),
    ),
  );
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(bodies);
  expect(most).toBe(1);
});
