import names from './data/names.json' with { type: 'json' };
import type { Random } from './random.ts';

export interface Person {
  fullName: string;
  isWoman: boolean;
}

/** People who do not exist. Portraits follow the same order: men odd, women even. */
export function createPeople(random: Random, known: readonly Person[], count: number): Person[] {
  const people = [...known];
  const taken = new Set(people.map((person) => person.fullName));
  while (people.length < count) {
    const isWoman = people.length % 2 === 1;
    const fullName = isWoman
      ? `${random.pick(names.women)} ${random.pick(names.womensFamilyNames)}`
      : `${random.pick(names.men)} ${random.pick(names.familyNames)}`;
    if (taken.has(fullName)) continue;
    taken.add(fullName);
    people.push({ fullName, isWoman });
  }
  return people;
}
