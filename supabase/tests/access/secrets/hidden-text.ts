import { beforeAll, expect, it } from 'vitest';
import type { Sql } from '../../database.ts';
import { database } from '../../portal.ts';
import { inRotation, turn } from '../../rotation.ts';
import { type ActorName, actors, people } from '../world/actors.ts';
import { anotherOpenEvent, eventIds, jobIds, openEvent } from '../world/rows.ts';
import { createWorld, type World } from '../world/world.ts';
import { askEverything, defineAnswers, keepPlans } from './questions.ts';
import { sharpTerms } from './sharp-terms.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld(await database);
});

/**
 * Actors who may not see the names, NIMs, e-mails and telephones of others. `pnpm test` takes a quarter of them. Each tries a part of the terms:
 * every n-th term, from the given index on, and with each `pnpm test` from the next one on. No two actors try the same terms.
 */
const viewers: [name: ActorName, every: number, from: number][] = [
  ['visitor', 12, 0],
  ['verified alumnus', 32, 1],
  ['pending alumnus', 96, 3],
  ['rejected alumnus', 96, 5],
  ['alumnus with the posting right', 96, 7],
  ['alumnus with a forged role', 96, 11],
  ["alumnus with the admin's address in the token", 96, 13],
  ['unconfirmed account of the admin', 96, 15],
];

const knownTitle = 'Proteksi Gardu';
export const allTerms = sharpTerms('kenaripeer', knownTitle);

async function actAs(sql: Sql, name: ActorName) {
  const actor = actors[name];
  const self = 'self' in actor ? actor.self : undefined;
  const claims = {
    sub: self?.id,
    session_id: self?.id,
    email: self?.email,
    ...('claims' in actor ? actor.claims : {}),
  };
  await sql("select set_config('request.jwt.claims', $1, true)", [JSON.stringify(claims)]);
  await sql("select set_config('request.jwt.claim.sub', $1, true)", [self?.id ?? '']);
  await sql(`set local role ${self ? 'authenticated' : 'anon'}`);
}

const unverified: ActorName[] = ['visitor', 'pending alumnus', 'rejected alumnus'];

/** Everybody has a seat of an event that is no longer published. */
async function withdrawEvent(sql: Sql) {
  await sql(
    `insert into public.event_registrations (event_id, alumni_id, party_size, status)
     select $1, id, 1, 'registered' from public.alumni where user_id is not null`,
    [anotherOpenEvent],
  );
  await sql("update public.events set status = 'pending' where id = $1", [anotherOpenEvent]);
}

/** Replaces all hidden text. The letters and lengths that the peer's mask shows stay, and so does what is public. */
async function changeHiddenText(sql: Sql, name: ActorName) {
  await sql(
    `update public.alumni set
       full_name = regexp_replace(full_name, '(?<=\\w)\\w', 'z', 'g'),
       decision_code = 'other', decision_note = 'Zz', review_note = 'Zz', nim = 'other', phone_number = '0811-1111-1111', linkedin_url = $1, website_url = $1,
       advanced_degrees = jsonb_set(advanced_degrees, '{0,nim}', '"other"')
     where id = $2`,
    ['https://other.example', people.peer.alumniId],
  );
  const unlisted = people[name === 'rejected alumnus' ? 'pending' : 'rejected'];
  await sql(
    `update public.alumni set full_name = 'Zz Zz', decision_note = 'Zz', review_note = 'Zz', nim = 'other', thesis_title = 'Zz', company = 'Zz',
       job_title = 'Zz', location = 'Zz', bio = 'Zz' where id = $1`,
    [unlisted.alumniId],
  );
  await sql(
    `update public.events set title = 'Zz', description = 'Zz', location = 'Zz', category = 'Zz', decision_note = 'Zz',
       event_date = event_date + 1, event_time = '07:07' where id = any ($1)`,
    [[eventIds.pending, anotherOpenEvent]],
  );
  // Of the open event, the verified have a seat and read where it meets. Without triggers, because versions of events are public.
  await sql('set local session_replication_role = replica');
  await sql('update public.events set version = version - 1 where id = $1', [anotherOpenEvent]);
  await sql("update public.events set online_link = 'https://other.example' where id <> $1", [
    unverified.includes(name) ? eventIds.pending : openEvent,
  ]);
  await sql('set local session_replication_role = origin');
  await sql(
    `update public.job_postings set title = 'Zz', company_name = 'Zz', location = 'Zz', decision_note = 'Zz', review_note = 'Zz' where id = $1`,
    [jobIds.pending],
  );
}

/** The questions whose answers differ in two portals that differ in hidden text only. */
export async function revealingQuestions(
  name: ActorName,
  terms: string[],
  prepare = 'select',
): Promise<string[]> {
  await world.enter(name);
  const different: string[] = [];
  const done = new Error('roll back');
  const work = world.transaction(async (sql) => {
    await sql(defineAnswers);
    await sql(keepPlans);
    await sql(prepare);
    await sql('update public.alumni set thesis_title = $1 where id = $2', [
      knownTitle,
      people.peer.alumniId,
    ]);
    await withdrawEvent(sql);
    const asked = async () => {
      await sql('savepoint question');
      await actAs(sql, name);
      const answers = await askEverything(sql, terms);
      await sql('rollback to savepoint question');
      return answers;
    };
    const before = await asked();
    await changeHiddenText(sql, name);
    const after = await asked();
    for (const [question, answer] of before) {
      if (after.get(question) !== answer) different.push(question);
    }
    throw done;
  });
  await expect(work).rejects.toBe(done);
  return different;
}

/** Tests that two portals which differ in hidden text only give everybody the same answers, for a part of the terms or for all. */
export function testHiddenText(isWhole: boolean) {
  it.each(inRotation(viewers, 4))(
    'hidden names: to the %s, two portals that differ in hidden text only give the same answers',
    async (name, every, from) => {
      const terms = isWhole ? allTerms : inRotation(allTerms, every, String(turn + from));
      expect(await revealingQuestions(name, terms)).toEqual([]);
    },
  );
}
