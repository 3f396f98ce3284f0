/** Ends the current task, so that the browser handles pending input before the code after it runs. */
export async function endTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
