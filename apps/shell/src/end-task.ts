/** Goes on in a task of its own, so that the browser answers input before. */
export async function endTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}

/** Goes on when the browser is idle. Safari does not say when that is; there it is the next task. */
export function idleMoment(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  );
}
