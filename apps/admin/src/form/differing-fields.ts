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

/** The fields that two versions of a row do not share, as texts: what is written alike is the same. */
export function differingFields<Fields extends object>(
  theirs: Fields,
  mine: Fields,
  texts: FieldTexts<Fields>,
): FieldDifference[] {
  const differenceIn = <Field extends keyof Fields>(field: Field): FieldDifference[] => {
    const text = texts[field];
    if (text === undefined) return [];
    const { label, write } = typeof text === 'string' ? { label: text, write: plainText } : text;
    const difference = { label, theirs: write(theirs[field]), mine: write(mine[field]) };
    return difference.theirs === difference.mine ? [] : [difference];
  };
  return (Object.keys(texts) as (keyof Fields)[]).flatMap(differenceIn);
}
