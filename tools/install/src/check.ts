export interface Check {
  /** What is promised, as a sentence. */
  name: string;
  /** What is wrong and what to do about it; nothing when all is well. */
  problems: () => Promise<string[]>;
}

/** A check that cannot be carried out has failed. */
async function problemsOf({ problems }: Check): Promise<string[]> {
  try {
    return await problems();
  } catch (error) {
    return [`could not be checked: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Prints every check with its outcome. Returns the number of those that fail. */
export async function runChecks(
  checks: readonly Check[],
  print: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const check of checks) {
    const problems = await problemsOf(check);
    print(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${check.name}`);
    for (const problem of problems) print(`        ${problem}`);
    if (problems.length > 0) failed += 1;
  }
  return failed;
}
