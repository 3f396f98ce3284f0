/**
 * Starts one piece of work in each round of the event loop. Addresses take turns, and the requests of one address keep their order:
 * an address that sends a hundred requests at once delays its own, and other addresses wait for one of them only.
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
