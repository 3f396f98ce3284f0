export type Random = ReturnType<typeof createRandom>;

/** A seeded generator (mulberry32): the same seed always gives the same demo data. */
export function createRandom(seed: number) {
  let state = seed;

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (length: number) =>
    Array.from({ length }, () => integer(0, 15).toString(16)).join('');

  return {
    integer,
    chance: (probability: number) => next() < probability,
    /** @throws for an empty list */
    pick<Item>(items: readonly Item[]): Item {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    digits: (length: number) => Array.from({ length }, () => integer(0, 9)).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
