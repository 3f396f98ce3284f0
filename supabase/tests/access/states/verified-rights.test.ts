import { beforeAll, expect, it } from 'vitest';
import { becomeClient } from '../../become-client.ts';
import type { Sql } from '../../database.ts';
import { database } from '../../portal.ts';
import { rolledBack } from '../../rolled-back.ts';
import type { FunctionCall } from '../matrix/function-call.ts';
import { functionMatrix } from '../matrix/function-matrix.ts';
import { people } from '../world/actors.ts';
import { yearGroup } from '../world/rows.ts';
import { createWorld } from '../world/world.ts';

/** A person with the posting right, a seat and a group: only the record's state differs. */
const self = people.poster;
const ofPerson = `where user_id = '${self.id}'`;
const states = ['pending', 'rejected'].map(
  (state) => `update public.alumni set validation_status = '${state}' ${ofPerson}`,
);
const refused = 'refused, or nothing';

beforeAll(async () => {
  await createWorld(await database);
  const { sql } = await database;
  await sql(`update public.alumni set entry_year = '${yearGroup.entry_year}' ${ofPerson}`);
});

async function answerOf(sql: Sql, name: string, { args }: FunctionCall): Promise<unknown> {
  const given = Object.entries(args(self));
  const names = given.map(([argument], index) => `${argument} => $${index + 1}`);
  const values = given.map(([, value]) =>
    value !== null && typeof value === 'object' && typeof Object.values(value)[0] !== 'string'
      ? JSON.stringify(value)
      : value,
  );
  await sql('savepoint call');
  const answer = await sql(`select public.${name}(${names})::text as answer`, values).then(
    ([row]) => row?.answer ?? refused,
    () => refused,
  );
  await sql('rollback to savepoint call');
  return answer;
}

/** The answers to every call of the function matrix, in this state of the record. */
const answersIn = (state: string) =>
  rolledBack(async (sql) => {
    // The triggers would write the change of the state into the history, which is one of the answers.
    await sql('set local session_replication_role = replica');
    await sql(state);
    await sql('set local session_replication_role = origin');
    await becomeClient(sql, self);
    const answers = new Map<string, unknown>();
    for (const [name, calls] of Object.entries(functionMatrix)) {
      for (const [way, call] of Object.entries(calls)) {
        answers.set(`${name} ${way}`, await answerOf(sql, name, call));
      }
    }
    return answers;
  });

it('tells of every call whether it is a right of verified people, whatever else a person has', async () => {
  const verified = await answersIn('select');
  const others: Map<string, unknown>[] = [];
  for (const state of states) others.push(await answersIn(state));
  const callsWith = (isKind: (told: unknown[], answer: unknown) => boolean) =>
    [...verified]
      .filter(([, answer]) => answer !== refused)
      .filter(([call, answer]) =>
        isKind(
          others.map((of) => of.get(call)),
          answer,
        ),
      )
      .map(([call]) => call);
  const isRight = (told: unknown[]) => told.every((other) => other === refused);
  const isAlike = (told: unknown[], answer: unknown) => told.every((other) => other === answer);
  expect({
    'for the verified alone': callsWith(isRight),
    'otherwise for the others': callsWith(
      (told, answer) => !isRight(told) && !isAlike(told, answer),
    ),
    'alike for all who have a record': callsWith(isAlike),
  }).toMatchInlineSnapshot(`
    {
      "alike for all who have a record": [
        "own_history without arguments",
        "update_own_job closing their own",
        "alumni_profile of a listed alumnus",
        "alumni_directory_years without arguments",
        "approved_event by its id",
        "approved_events from a day on",
        "approved_job by its id",
        "approved_jobs with a search",
        "approved_jobs without arguments",
        "work_history_of of a listed alumnus",
        "event_categories without arguments",
        "count_alumni_directory with a name",
        "event_calendar without arguments",
        "event_calendar with the key of a gateway",
        "home_events without arguments",
        "job_posting_filters without arguments",
        "organization_members without arguments",
        "search_theses with a search",
        "site_configuration without arguments",
        "site_configuration by its keys",
        "cancel_registration for their own",
        "change_registration to another note",
        "current_user_role without arguments",
        "has_alumni_profile for an account",
        "refuse_mail_link of a link that nobody sent",
        "work_entries_of their own",
        "own_jobs of their own",
        "own_notifications of their own",
        "remove_alumni_item for their own list",
        "save_alumni_item for their own list",
      ],
      "for the verified alone": [
        "own_year_group without arguments",
        "update_own_job changing their own",
        "change_registration to more people",
        "register_for_event for the first time",
        "register_for_event once more",
      ],
      "otherwise for the others": [
        "event_calendar of one event",
        "home_statistics without arguments",
        "search_alumni_directory with a name",
        "own_profile without arguments",
        "own_registrations without arguments",
      ],
    }
  `);
});
