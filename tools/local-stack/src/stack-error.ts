/** A failure that the user can act on: its message is printed as it is. */
export class StackError extends Error {
  override name = 'StackError';
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && codes.includes(code);
}

export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  // The file system of PGlite throws plain objects with a number.
  const { name, errno } = Object(error) as { name?: unknown; errno?: unknown };
  return typeof errno === 'number' ? `${name ?? 'error'} ${errno}` : String(error);
}
