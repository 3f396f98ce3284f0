import { beforeEach, expect, it } from 'vitest';
import { createPeople, createRandom } from '../../../seed/generators.ts';
import { insertRows } from '../../../seed/sql.ts';
import { freshPortal, type Portal } from '../../portal.ts';

interface Masked {
  id: string;
  /** Of each word, what the mask shows or what was found. */
  words: string[];
}

const isRead = ({ words }: Masked) => words.every((word) => !word.includes('*'));

/** The mask shows the first letter and the length, of short words only that they are short. */
const maskOf = (word: string) =>
  `${word[0]?.toUpperCase()}${'*'.repeat(Math.max(3, word.length) - 1)}`;

/** The part that fits the most masks. */
function mostOpen(parts: Iterable<string>, people: readonly Masked[]) {
  const open = new Map<string, number>();
  for (const word of people.flatMap(({ words }) => words)) {
    open.set(word, (open.get(word) ?? 0) + 1);
  }
  let most = { part: '', count: 0 };
  for (const part of parts) {
    const count = open.get(maskOf(part)) ?? 0;
    if (count > most.count) most = { part, count };
  }
  return most;
}

/** What a visitor reads who asks for the part that fits most masks, again and again. */
async function attack(dictionary: readonly string[]) {
  let requests = 0;
  const search = async (byName?: string) => {
    const rows: { id: string; display_name: string; entry_year: string | null }[] = [];
    for (let isWhole = false; !isWhole; ) {
      const last = rows.at(-1);
      const { data } = await portal.as().rpc('search_alumni_directory', {
        ...(byName && { by_name: byName }),
        ...(last && { after_id: last.id, after_entry_year: last.entry_year ?? '' }),
        page_size: 48,
      });
      requests += 1;
      rows.push(...(data ?? []));
      isWhole = (data?.length ?? 0) < 48;
    }
    return rows;
  };
  const people: Masked[] = (await search()).map(({ id, display_name: name }) => ({
    id,
    words: name.split(' '),
  }));
  const left = new Set(dictionary);
  for (;;) {
    const { part, count } = mostOpen(left, people);
    if (count === 0) break;
    left.delete(part);
    const found = new Set((await search(part)).map(({ id }) => id));
    for (const person of people.filter(({ id }) => found.has(id))) {
      person.words = person.words.map((word) => (word === maskOf(part) ? part : word));
    }
  }
  return { requests, read: people.filter(isRead) };
}

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

/** Tests what a dictionary reads of 60 full names, beside that of a person who chose not to be found by it. */
export function testDictionary(dictionary: readonly string[], requests: number, count: number) {
  it(`hidden names: ${dictionary.length} parts of names read ${count} of 60 full names by ${requests} requests, as docs/security.md says`, async () => {
    const people = createPeople(createRandom(2003), [], 61);
    await portal.sql('delete from public.alumni');
    await insertRows(
      portal.sql,
      'public.alumni',
      people.map(({ fullName }, index) => ({
        full_name: fullName,
        validation_status: 'verified',
        is_hidden_from_name_search: index === 60,
      })),
    );
    const { requests: sent, read } = await attack(dictionary);
    const names = people.slice(0, 60).map(({ fullName }) => fullName.toLowerCase());
    const right = read.filter(({ words }) => names.includes(words.join(' ')));
    expect([sent, right.length, read.length]).toEqual([requests, count, count]);
  });
}
