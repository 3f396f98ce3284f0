import { isSame, mergeFields } from './merge-fields.ts';

export interface Stored<Fields> {
  fields: Fields;
  /** Tells whether it has been changed since. */
  version: number;
}

/** What another tab has saved meanwhile with other words than those typed here. */
export interface Conflict<Fields> {
  mine: Fields;
  theirs: Fields;
  disputed: readonly (keyof Fields & string)[];
}

interface Attempt<Fields> {
  /** What was typed, upon `base`. */
  mine: Fields;
  base: Fields;
  /** Null for what is new, and for what was deleted elsewhere. */
  stored: Stored<Fields> | null;
}

interface Service<Fields> {
  /** False: it has been changed since that version. Throws what the service refused. */
  write: (fields: Fields, version: number | null) => Promise<boolean>;
  /** What is stored now; null when it was deleted. */
  read: () => Promise<Stored<Fields> | null>;
}

export type MergedSave<Fields> =
  /** With the fields as they are stored now. */
  | { kind: 'saved'; fields: Fields }
  | { kind: 'disputed'; conflict: Conflict<Fields> }
  | { kind: 'deleted' };

/** Saves without erasing what has been saved elsewhere since the form was opened. Where both differ the person decides. (Threat E5.) */
export async function saveMerged<Fields extends object>(
  { mine, base, stored }: Attempt<Fields>,
  service: Service<Fields>,
): Promise<MergedSave<Fields>> {
  const theirs = stored?.fields ?? base;
  const { fields, disputed } = mergeFields({ base, mine, theirs });
  if (disputed.length > 0) {
    return { kind: 'disputed', conflict: { mine: fields, theirs, disputed } };
  }
  if (await service.write(fields, stored?.version ?? null)) return { kind: 'saved', fields };
  const newest = await service.read();
  if (!newest) return { kind: 'deleted' };
  // The answer to an earlier attempt may have got lost: then there is nothing left to save.
  if (isSame(newest.fields, fields)) return { kind: 'saved', fields };
  return saveMerged({ mine, base, stored: newest }, service);
}
