interface Versions<Fields> {
  /** What the form showed before the user typed. */
  base: Fields;
  mine: Fields;
  /** What is stored now. */
  theirs: Fields;
}

/** By value. An absent text is the same as an empty one, and the order of keys does not count. */
function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  return JSON.stringify(value ?? '', (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The names of the fields that differ, among those of `to`. */
export function changedFields<Fields extends object>(
  from: Fields,
  to: Fields,
): (keyof Fields & string)[] {
  const names = Object.keys(to) as (keyof Fields & string)[];
  return names.filter((name) => !isSameValue(from[name], to[name]));
}

export function pickFields<Fields extends object>(
  source: Fields,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Partial<Fields>;
}

/** Keeps the changes of both sides. Of the conflicting fields, which only the user can decide, it keeps mine. */
export function mergeFields<Fields extends object>({ base, mine, theirs }: Versions<Fields>) {
  const changed = changedFields(base, mine);
  const changedThere = changedFields(base, theirs);
  const differing = changedFields(theirs, mine);
  return {
    fields: { ...theirs, ...pickFields(mine, changed) },
    conflicting: changed.filter((name) => changedThere.includes(name) && differing.includes(name)),
  };
}
