type Columns = Record<string, string | null>;

/** Our words as columns: `jobTitle` becomes `job_title`, and what was left empty becomes null. */
export function toColumns(fields: Readonly<Record<string, string>>): Columns {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value.trim() || null,
    ]),
  );
}
