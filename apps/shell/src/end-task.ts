/** Goes on in a task of its own, so that the browser answers input before. */
export async function endTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
