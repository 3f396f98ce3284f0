import { inspect } from 'node:util';
import { messages } from '@electric-sql/pglite';
import postgres from 'postgres';

/**
 * What a driver tells of a refused statement holds its parameters and whole rows, hashes of passwords among them, and lite prints it.
 * From here on one line is printed. For the process, since lite hands the errors of its drivers to no code of ours.
 */
export function keepErrorsShort(): void {
  for (const { prototype } of [messages.DatabaseError, postgres.PostgresError]) {
    Object.defineProperty(prototype, inspect.custom, {
      value: shortLine,
      configurable: true,
      writable: true,
    });
  }
}

/** One line for the log in place of all that an error holds. */
export function printShort(error: Error, code?: string, message = error.message): Error {
  const line = () => lineOf(code, message);
  return Object.assign(error, { [inspect.custom]: line });
}

function shortLine(this: Error & { code?: string }): string {
  return lineOf(this.code, this.message);
}

/** PostgreSQL quotes what was sent in most messages; those of constraints (23) quote names alone. */
function lineOf(code: string | undefined, message: string): string {
  const said = message.replace(code?.startsWith('23') ? /\n.*/s : /["\n].*/s, '…');
  return `The database refused (${code ?? 'no code'}): ${said}`.slice(0, 300);
}
