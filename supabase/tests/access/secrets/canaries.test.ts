import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../portal.ts';
import { inRotation } from '../../rotation.ts';
import { type Actor, type ActorName, actors, people } from '../world/actors.ts';
import { anotherOpenEvent, openEvent, phoneOf } from '../world/rows.ts';
import { createWorld, type World } from '../world/world.ts';
import { callingSteps, probingSteps, readingSteps, type Step } from './walk.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld(await database);
});

interface Answer {
  step: Step;
  status: number;
  text: string;
  range: string | null;
  headers: string;
}

async function send(name: ActorName, step: Step): Promise<Answer> {
  const { actor } = await world.enter(name);
  return request(step, actor);
}

async function request(step: Step, actor?: Actor): Promise<Answer> {
  const { method, path, headers, body } = step;
  const response = await fetch(`${world.url}${path}`, {
    method,
    headers: {
      apikey: world.key,
      ...(actor?.self && { authorization: `Bearer ${world.tokenOf(actor.self, actor.claims)}` }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    step,
    status: response.status,
    // A calendar folds its lines, also within a value.
    text: (await response.text()).replaceAll('\r\n ', ''),
    range: response.headers.get('content-range'),
    headers: JSON.stringify([...response.headers]),
  };
}

/** Reads change nothing, so they can be sent in parallel. */
async function requestAll(steps: readonly Step[], actor?: Actor): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < steps.length; from += 10) {
    const group = steps.slice(from, from + 10).map((step) => request(step, actor));
    answers.push(...(await Promise.all(group)));
  }
  return answers;
}

/** Where they have a seat, or take one when they are asked to. */
const ownEvents = [openEvent, anotherOpenEvent];

/** The hidden values of the other people, and where events meet in which an actor has no seat, which an actor may not learn. */
function secretsFrom(name: ActorName): RegExp {
  const actor: Actor = actors[name];
  const self = Object.entries(people).find(([, person]) => person === actor.self)?.[0];
  const others = [...Object.keys(people), 'unclaimed'].filter((person) => person !== self);
  const listedFor = actor.self === people.verified ? ['poster', 'admin', 'verified'] : [];
  const closed = others.filter((person) => !listedFor.includes(person));
  const nameless = others.filter((person) => !(listedFor.length > 0 && person === 'poster'));
  return new RegExp(
    [
      `(kenari|rahasia)(${nameless.join('|')})\\b`,
      `nim2?-kenari-(${others.join('|')})\\b`,
      `(${closed.join('|')})@canary\\.example`,
      `(${closed.map(phoneOf).join('|')})\\b`,
      'kenarirahasia',
      `rapat\\.example/(?!${actor.self === people.verified ? ownEvents.join('|') : '-'})`,
    ].join('|'),
    'i',
  );
}

const viewers: ActorName[] = [
  'visitor',
  'verified alumnus',
  'pending alumnus',
  'alumnus with a forged role',
];

describe('hidden names: names, NIMs, e-mails and telephones that were not published', () => {
  it.each(inRotation(viewers, 4))(
    'reach the %s by no request, answer, header or error',
    async (name) => {
      const secrets = secretsFrom(name);
      const leakOf = ({ step, text, headers }: Answer) => {
        const asked = JSON.stringify(step).toLowerCase();
        const found = secrets.exec(text + headers)?.[0];
        const isLeak = found && !asked.includes(found.toLowerCase());
        return isLeak ? [`${step.method} ${step.path}: ${found}`] : [];
      };
      const { actor } = await world.enter(name);
      const leaks = (await requestAll(readingSteps(), actor)).flatMap(leakOf);
      for (const step of callingSteps()) leaks.push(...leakOf(await send(name, step)));
      expect(leaks).toEqual([]);
    },
  );

  it('are found by the same pattern when the viewer may see them', async () => {
    const { text } = await send('admin', { method: 'GET', path: '/rest/v1/alumni?select=*' });
    expect(text).toMatch(secretsFrom('visitor'));
  });

  it('include the full name only for verified alumni, when its owner shows it to them', async () => {
    const body = { by_id: people.poster.alumniId };
    const step: Step = { method: 'POST', path: '/rest/v1/rpc/alumni_profile', body };
    const shown = 'Kenariposter Rahasiaposter';
    expect((await send('verified alumnus', step)).text).toContain(shown);
    for (const name of ['visitor', 'pending alumnus', 'rejected alumnus'] as const) {
      expect((await send(name, step)).text, name).not.toContain(shown);
    }
  });

  it.each(inRotation(viewers.slice(0, 2), 2))(
    'cannot be guessed by the %s with filters',
    async (name) => {
      const { peer } = people;
      const guesses = [
        ['email', peer.email, 'nobody@canary.example'],
        ['phone_number', phoneOf('peer'), `${phoneOf('peer')}0`],
        ['nim', 'nim-kenari-peer', 'nim-kenari-none'],
        ['full_name', 'Kenaripeer', 'Kenarinone'],
      ] as const;
      const { actor } = await world.enter(name);
      for (const [column, right, wrong] of guesses) {
        const others = await requestAll(probingSteps(column, wrong), actor);
        const answers = await requestAll(probingSteps(column, right), actor);
        for (const [index, { step, ...answer }] of answers.entries()) {
          const { status, range, text } = others[index] ?? {};
          expect(answer, step.path).toMatchObject({ status, range, text });
        }
      }
    },
  );
});

/** Without `order`, rows come in any order: PostgreSQL stores an updated row in another place. */
function withoutOrder({ path }: Step, text: string): string[] {
  if (path.includes('order=')) return [text];
  const rows = text.startsWith('[')
    ? JSON.parse(text).map((row: unknown) => JSON.stringify(row))
    : text.split('\n');
  return rows.sort();
}

it('answers a visitor the same, byte for byte, whatever the hidden values are', async () => {
  const walk = async () => {
    const answers = await requestAll(readingSteps());
    return answers.map(({ step, status, text, range }) => ({
      path: step.path,
      status,
      text: withoutOrder(step, text),
      range,
    }));
  };
  await world.enter('visitor');
  const before = await walk();
  // The mask shows the first letter and the length of each word, so those stay.
  await world.settle(
    `update public.alumni set
       full_name = regexp_replace(full_name, '(?<=\\w)\\w', 'z', 'g'),
       nim = 'other', phone_number = '0800 000 000', linkedin_url = $1`,
    ['https://other.example'],
  );
  expect(await walk()).toEqual(before);
});
