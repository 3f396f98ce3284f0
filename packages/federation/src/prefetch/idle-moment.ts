/** Resolves when the browser is idle; in the next task in Safari, which has no `requestIdleCallback`. */
export function idleMoment(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}
