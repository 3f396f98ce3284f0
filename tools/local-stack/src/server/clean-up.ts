/** Closes what was opened, in the opposite order. */
export function createCleanUp() {
  const steps: (() => Promise<void>)[] = [];
  let done: Promise<void> | undefined;

  const runAll = async () => {
    for (const step of steps.reverse()) await step();
  };
  return {
    add(step: () => Promise<void>): void {
      steps.push(step);
    },
    run(): Promise<void> {
      done ??= runAll();
      return done;
    },
  };
}

export type CleanUp = ReturnType<typeof createCleanUp>;
