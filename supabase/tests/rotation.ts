const seed = process.env.PORTAL_TEST_SEED;

/** Counted up by each `pnpm test`. */
export const turn = Number(seed ?? 0);
/** Whether this is `pnpm test`, which has six minutes. */
export const isShort = Boolean(seed);

/**
 * All items, or one of so many parts of them when there is a seed. `pnpm test` counts its seed up, so that as many runs take every part;
 * every other command takes all.
 */
export function inRotation<Item>(
  items: readonly Item[],
  parts: number,
  ofTurn: string | undefined = seed,
): Item[] {
  return items.filter((_, index) => !ofTurn || index % parts === Number(ofTurn) % parts);
}
