import { expect, it } from 'vitest';
import { inRotation } from '../../rotation.ts';
import { people } from '../world/actors.ts';
import { allTerms, revealingQuestions, testHiddenText } from './hidden-text.ts';

testHiddenText(false);

async function findsSearchOfTitleAndName() {
  const careless = `
    create function public.careless_search(search text) returns setof text
    language sql stable security definer set search_path = '' as $$
      select thesis_title from private.theses
      where lower(thesis_title) || e'\n' || lower(full_name) like private.like_pattern(search)
        and private.may_search_name(search)
    $$`;
  const anchored = allTerms.filter((term) => /gardu[\n\r%]+ken/i.test(term));
  const revealing = await revealingQuestions('visitor', anchored, careless);
  // Both kinds of line break are one.
  expect(revealing).toEqual(Array(2).fill(expect.stringContaining('careless_search')));
}

async function findsParts() {
  const parts = ['kenaripeer', 'ken', 'peer rahasia', 'Proteksi'];
  const choose = `
    update public.alumni set is_hidden_from_name_search = true where id = '${people.peer.alumniId}'`;
  expect(await revealingQuestions('visitor', parts, choose)).toEqual([]);
  expect(await revealingQuestions('visitor', parts)).not.toEqual([]);
}

async function findsPreparedNames() {
  const careless = [
    ['own()', 'r.alumni_id = private.own_alumni_id()'],
    ['named(of uuid)', 'event.id = of'],
    ['maybe_named(of uuid default null)', 'event.id = of'],
  ].map(
    ([call, condition]) => `
      create function public.careless_${call} returns setof text language sql stable security definer set search_path = '' as $$
        select concat_ws(' ', event.title, event.event_date) from public.events as event
        join public.event_registrations as r on r.event_id = event.id where ${condition}
      $$`,
  );
  const prepare = `do $do$ begin ${careless.join(';')}; end $do$`;
  const revealing = await revealingQuestions('rejected alumnus', [], prepare);
  expect(revealing.map((question) => /careless_\w+/.exec(question)?.[0])).toEqual([
    'careless_maybe_named',
    'careless_named',
    'careless_own',
  ]);
}

// That the walk would find what it looks for: `pnpm test` takes one of three.
it.each(
  inRotation(
    [
      ['hidden names: a search that matches title and name as one text', findsSearchOfTitleAndName],
      ['hidden names: parts of a name whose owner chose to be found by it', findsParts],
      [
        'a function that names an event as it is prepared, whatever it asks for',
        findsPreparedNames,
      ],
    ] as const,
    3,
  ),
)('%s would be found', (_, finds) => finds());
