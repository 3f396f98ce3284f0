/**
 * Starts one piece of work in each round of the event loop, the addresses in turn and what one address asks in its order: who asks a
 * hundred times at once waits for themselves, and everybody else for one piece of theirs.
 */
export function createFairTurns() {
  const waiting = new Map<string, (() => void)[]>();

  const startNext = () => {
    for (const [address, queue] of waiting) {
      const start = queue.shift();
      waiting.delete(address);
      // Behind all other addresses.
      if (queue.length > 0) waiting.set(address, queue);
      if (waiting.size > 0) setImmediate(startNext);
      return start?.();
    }
  };

  return (address: string, start: () => void): void => {
    if (waiting.size === 0) setImmediate(startNext);
    const before = waiting.get(address);
    if (before) before.push(start);
    else waiting.set(address, [start]);
  };
}
