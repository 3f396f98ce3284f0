export type Turn = () => Promise<void>;

/** Gives the page its turn every 50 ms. Rejects when it is aborted. */
export function takeTurns(signal?: AbortSignal): Turn {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < 50) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
}
