export interface Random {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** The same seed draws the same picture on every machine (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
