export interface Check {
  /** What is promised, as a sentence. */
  name: string;
  /** What is wrong and what to do about it; nothing when all is well. */
  problems: () => Promise<string[]>;
}

/** Prints every check with its outcome; one that cannot be carried out has failed. Returns the number of those that fail. */
export async function runChecks(
  checks: readonly Check[],
  print: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const { name, problems } of checks) {
    const found = await problems().catch((error) => [`could not be checked: ${error}`]);
    print(`${found.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`);
    for (const problem of found) print(`        ${problem}`);
    if (found.length > 0) failed += 1;
  }
  return failed;
}
