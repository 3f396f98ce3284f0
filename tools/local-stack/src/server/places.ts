/** A limited number of places for each address; a request that finds none free waits for the next one. */
export function createPlaces(count: number) {
  const taken = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  const takenBy = (address: string) => taken.get(address) ?? 0;

  return {
    enter(address: string, start: () => void): void {
      if (takenBy(address) < count) {
        taken.set(address, takenBy(address) + 1);
        start();
        return;
      }
      waiting.set(address, [...(waiting.get(address) ?? []), start]);
    },
    /** Gives the place to the request of this address that has waited longest. */
    leave(address: string): void {
      const [next, ...others] = waiting.get(address) ?? [];
      if (others.length > 0) waiting.set(address, others);
      else waiting.delete(address);
      if (next) next();
      else if (takenBy(address) > 1) taken.set(address, takenBy(address) - 1);
      else taken.delete(address);
    },
  };
}
