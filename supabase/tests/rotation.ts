const seed = process.env.PORTAL_TEST_SEED;

/**
 * All items, or one of so many parts of them when there is a seed. `pnpm test` counts its seed up, so that as many runs take every part;
 * every other command takes all.
 */
export function inRotation<Item>(
  items: readonly Item[],
  parts: number,
  turn: string | undefined = seed,
): Item[] {
  return items.filter((_, index) => !turn || index % parts === Number(turn) % parts);
}
