import type { ZodMiniType } from 'zod/mini';

/** The rows that have the expected shape. One broken row never costs the page the others. */
export function readRows<T>(schema: ZodMiniType<T>, rows: unknown): T[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}
