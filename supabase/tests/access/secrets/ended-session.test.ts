import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { database } from '../../portal.ts';
import { inRotation } from '../../rotation.ts';
import { people } from '../world/actors.ts';
import { stamp } from '../world/rows.ts';
import { createWorld, type World } from '../world/world.ts';
import { callingSteps, readingSteps, type Step } from './walk.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld(await database);
});

async function ask({ method, path, headers, body }: Step, token?: string) {
  const response = await fetch(`${world.url}${path}`, {
    method,
    headers: {
      apikey: world.key,
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Of the data API and of the files: the service of accounts knows its sessions itself. */
const steps = (): Step[] => [
  ...readingSteps(),
  ...callingSteps().filter(({ path }) => !path.startsWith('/auth/')),
  {
    method: 'POST',
    path: `/storage/v1/object/public-files/avatars/${people.verified.id}_${stamp}.jpg`,
    headers: { 'content-type': 'image/jpeg' },
  },
];

it.each(inRotation(['verified', 'admin'] as const, 2))(
  'a token of the %s whose session has ended reads what visitors read, and changes nothing',
  async (who) => {
    await world.enter('visitor');
    const token = world.tokenOf(people[who], { session_id: randomUUID() });
    const known: string[] = [];
    for (const step of steps()) {
      const { status, text } = await ask(step, token);
      if (status >= 400 || text === '[]') continue;
      const visitor = await ask(step);
      if (visitor.text !== text) known.push(`${step.method} ${step.path}: ${text.slice(0, 80)}`);
    }
    expect([...(await world.changes()).keys()]).toEqual([]);
    expect(known).toEqual([]);
  },
);

it('the same token is answered while its session goes on, and is told when it has ended', async () => {
  await world.enter('visitor');
  const step: Step = { method: 'POST', path: '/rest/v1/rpc/own_profile', body: {} };
  const told = { status: 401, text: expect.stringContaining('Sesi Anda sudah berakhir.') };
  const token = world.tokenOf(people.verified);
  expect(await ask(step, token)).toMatchObject({
    status: 200,
    text: expect.stringContaining(people.verified.email),
  });
  for (const sessionId of [people.peer.id, undefined]) {
    expect(
      await ask(step, world.tokenOf(people.verified, { session_id: sessionId })),
    ).toMatchObject(told);
  }
  await world.settle('delete from auth.sessions where id = $1', [people.verified.id]);
  expect(await ask(step, token)).toMatchObject(told);
});
