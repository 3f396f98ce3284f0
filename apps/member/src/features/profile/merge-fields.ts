type Field<Fields> = keyof Fields & string;

interface Versions<Fields> {
  /** What the form was opened with. */
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

interface Merged<Fields> {
  fields: Fields;
  /** Changed here and there, differently: only the person can decide. `fields` has his own words for them. */
  disputed: Field<Fields>[];
}

/** Takes `names` from one side and everything else from the other. */
export function withFields<Fields extends object>(
  fields: Fields,
  source: Fields,
  names: readonly Field<Fields>[],
): Fields {
  const taken = Object.fromEntries(names.map((name) => [name, source[name]]));
  return { ...fields, ...taken };
}

export function changedFields<Fields extends object>(from: Fields, to: Fields): Field<Fields>[] {
  const names = Object.keys(from) as Field<Fields>[];
  return names.filter((name) => from[name] !== to[name]);
}

/** Keeps the changes of both sides, field by field. */
export function mergeFields<Fields extends object>({
  base,
  mine,
  theirs,
}: Versions<Fields>): Merged<Fields> {
  const changed = changedFields(base, mine);
  return {
    fields: withFields(theirs, mine, changed),
    disputed: changed.filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]),
  };
}

export function isSame<Fields extends object>(one: Fields, other: Fields): boolean {
  return changedFields(one, other).length === 0;
}
