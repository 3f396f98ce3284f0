import type { Connection } from '@supabase/lite';
import { printShort } from '../database/short-errors.ts';

const unknownToLite: [pattern: RegExp, status: number][] = [
  [/^23/, 400],
  [/^P0001$/, 400],
  [/^(08|53)/, 503],
  [/^(09|2D|38|39|3B|40|54|57|58|F0|HV|P0|XX)/, 500],
  [/^(0L|0P|28)/, 403],
];
const knownToLite = ['23502', '23503', '23505'];

/**
 * lite answers 500 with the code `SUP` where PostgREST gives a violated check, a raised exception
 * and others their own code and status. It supports `raise sqlstate 'PGRST'`, so those errors are converted to it.
 */
export function reportSqlErrorsLikePostgrest(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normal: unknown = normalize(error);
    const { code, message, detail, hint } = describe(normal);
    const status = statusOf(code);
    if (status === undefined) return normal instanceof Error ? printShort(normal, code) : normal;
    const reported = Object.assign(
      new Error(JSON.stringify({ code, message, details: detail, hint })),
      {
        code: 'PGRST',
        detail: JSON.stringify({ status, headers: {} }),
      },
    );
    return printShort(reported, code, message);
  };
}

function statusOf(code: string | undefined): number | undefined {
  // A list in the body that takes more values than the protocol can count.
  if (code === 'MAX_PARAMETERS_EXCEEDED') return 413;
  if (code === undefined || code.length !== 5 || knownToLite.includes(code)) return undefined;
  return unknownToLite.find(([pattern]) => pattern.test(code))?.[1];
}

function describe(error: unknown) {
  const fields: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    code: text(fields.code),
    message: error instanceof Error ? error.message : '',
    detail: text(fields.detail),
    hint: text(fields.hint),
  };
}
