/** A failure that the user can act on: its message is printed as it is. */
export class StackError extends Error {
  override name = 'StackError';
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && codes.includes(code);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
