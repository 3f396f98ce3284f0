import { messageOf, StackError } from './stack-error.ts';

export { messageOf } from './stack-error.ts';

export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a script of the project; prints a failure as one sentence and exits with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = error instanceof StackError;
    process.stderr.write(`${isExpected ? error.message : `Unexpected: ${messageOf(error)}`}\n`);
    // Sockets and timers of a partly started stack would keep the process alive.
    process.exit(1);
  }
}

/** Closes on Ctrl-C and SIGTERM, then ends the process; a second signal ends it at once. */
export function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const stop = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void runCommand(stop));
  }
}
