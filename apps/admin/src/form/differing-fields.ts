/** Per field what the conflict dialog calls it; with a writer where the value is no plain text. */
export type FieldTexts<Fields extends object> = {
  [Field in keyof Fields]?: string | { label: string; write: (value: Fields[Field]) => string };
};

export interface FieldDifference {
  label: string;
  theirs: string;
  mine: string;
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (Array.isArray(value)) return value.map(plainText).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The fields that two versions of a row do not share, as texts. */
export function differingFields<Fields extends object>(
  theirs: Fields,
  mine: Fields,
  texts: FieldTexts<Fields>,
): FieldDifference[] {
  const names = Object.keys(texts) as (keyof Fields)[];
  return names.flatMap((name) => {
    const text = texts[name];
    if (text === undefined || JSON.stringify(theirs[name]) === JSON.stringify(mine[name])) {
      return [];
    }
    const { label, write } = typeof text === 'string' ? { label: text, write: plainText } : text;
    return [{ label, theirs: write(theirs[name]), mine: write(mine[name]) }];
  });
}
