/** Resolves when the browser is idle. Safari does not say when that is; there it is the next task. */
export function idleMoment(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}
