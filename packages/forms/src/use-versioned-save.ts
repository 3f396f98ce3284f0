import { isVersionConflict } from '@portal/api';
import type { ConflictDecision } from '@portal/ui';
import { useState } from 'react';
import { changedFields, mergeFields, pickFields } from './merge-fields.ts';

export interface Versioned<Fields, Version = number> {
  fields: Fields;
  version: Version;
}

/** What the conflict dialog calls each field, and how it writes a value that is no plain text. Every field needs one. */
export type FieldLabels<Fields extends object> = {
  readonly [Field in keyof Fields]-?:
    | string
    | { label: string; write: (value: Fields[Field]) => string };
};

export interface FieldDifference<Name extends string = string> {
  name: Name;
  label: string;
  theirs: string;
  mine: string;
  /** Both sides have changed the field; otherwise only the user has. */
  isConflicting: boolean;
}

/** Waits for the user; render a `ConflictDialog` for it. */
export interface SaveConflict {
  /** The row was deleted, and `mine` stores it again. */
  isDeleted: boolean;
  /** All fields in which what is about to be saved differs from what is stored. */
  differences: FieldDifference[];
  decide: (decision: ConflictDecision) => void;
}

interface Attempt<Fields, Version> {
  /** What the form showed before the user typed. */
  base: Fields;
  mine: Fields;
  /** The row as it was read last; null for a new row. */
  stored: Versioned<Fields, Version> | null;
}

interface VersionedSaveOptions<Fields extends object, Version> {
  /** Writes while the row still has this version (null: it is new), else throws a version conflict. */
  write: (row: { fields: Fields; version: Version | null }) => Promise<unknown>;
  /** The row as it is stored now; null when it was deleted. */
  read: () => Promise<Versioned<Fields, Version> | null>;
  labels: FieldLabels<Fields>;
  /** Ask whether to store a deleted row again. Without it, a save of a deleted row answers 'deleted'. */
  asksWhenDeleted?: boolean;
}

export type SaveOutcome<Fields, Version = number> =
  /** With the fields as they are stored now, changes from elsewhere included. */
  | { kind: 'saved'; fields: Fields }
  /** The user chose what is stored: `fields` has it for the conflicting fields, and the user's other changes. */
  | { kind: 'theirs'; stored: Versioned<Fields, Version> | null; fields: Fields }
  | { kind: 'cancelled' }
  | { kind: 'deleted' }
  /** The failure was shown by the mutation. */
  | { kind: 'failed'; error: unknown };

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  if (Array.isArray(value)) return value.map(plainText).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** In the order of the labels. Of a deleted row (`theirs` is null), everything that the user would store again. */
export function describeDifferences<Fields extends object>(
  mine: Fields,
  theirs: Fields | null,
  conflicting: readonly (keyof Fields)[],
  labels: FieldLabels<Fields>,
): FieldDifference<keyof Fields & string>[] {
  const names = Object.keys({ ...labels, ...mine }) as (keyof Fields & string)[];
  const differing = theirs && changedFields(theirs, mine);
  return names.flatMap((name) => {
    const { [name]: found = name } = labels;
    const { label, write } = typeof found === 'object' ? found : { label: found, write: plainText };
    const text = write(mine[name]);
    const isListed = differing ? differing.includes(name) : name in labels && text !== '';
    if (!isListed) return [];
    const isConflicting = !theirs || conflicting.includes(name);
    const theirText = theirs ? write(theirs[name]) : '(dihapus)';
    return { name, label, theirs: theirText, mine: text, isConflicting };
  });
}

/**
 * Saves a row that may have been changed elsewhere since the form was opened: merges the fields that only one side has changed and
 * asks about the others. An earlier save of the same values whose answer got lost counts as saved.
 */
export function useVersionedSave<Fields extends object, Version = number>({
  write,
  read,
  labels,
  asksWhenDeleted = false,
}: VersionedSaveOptions<Fields, Version>) {
  const [conflict, setConflict] = useState<SaveConflict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const ask = async (
    mine: Fields,
    conflicting: readonly (keyof Fields)[],
    stored: Versioned<Fields, Version> | null,
  ): Promise<SaveOutcome<Fields, Version>> => {
    const theirs = stored?.fields ?? null;
    const differences = describeDifferences(mine, theirs, conflicting, labels);
    const decision = await new Promise<ConflictDecision>((decide) =>
      setConflict({ isDeleted: theirs === null, differences, decide }),
    );
    setConflict(null);
    if (decision === 'mine') return attempt({ base: theirs ?? mine, mine, stored });
    if (decision === 'cancel') return { kind: 'cancelled' };
    const fields = { ...mine, ...(theirs && pickFields(theirs, conflicting)) };
    return { kind: 'theirs', stored, fields };
  };

  const isWritten = (fields: Fields, version: Version | null): Promise<boolean> =>
    write({ fields, version }).then(
      () => true,
      (error: unknown) => {
        if (isVersionConflict(error)) return false;
        throw error;
      },
    );

  const resolveDeletion = async (mine: Fields): Promise<SaveOutcome<Fields, Version>> =>
    asksWhenDeleted ? ask(mine, [], null) : { kind: 'deleted' };

  const attempt = async (row: Attempt<Fields, Version>): Promise<SaveOutcome<Fields, Version>> => {
    const { fields: theirs, version } = row.stored ?? { fields: row.base, version: null };
    const { fields: mine, conflicting } = mergeFields({ ...row, theirs });
    if (conflicting.length > 0) return ask(mine, conflicting, row.stored);
    if (await isWritten(mine, version)) return { kind: 'saved', fields: mine };
    const stored = await read();
    if (!stored) return resolveDeletion(mine);
    const differing = changedFields(stored.fields, mine);
    if (differing.length === 0) return { kind: 'saved', fields: mine };
    // A write that is refused although nobody has changed the row would be repeated for ever.
    const isUnchanged = JSON.stringify(stored.version) === JSON.stringify(version);
    return isUnchanged ? ask(mine, differing, stored) : attempt({ ...row, stored });
  };

  return {
    save: async (row: Attempt<Fields, Version>): Promise<SaveOutcome<Fields, Version>> => {
      setFailure(null);
      return attempt(row).catch((error: unknown) => {
        setFailure(error);
        return { kind: 'failed', error };
      });
    },
    /** The error of the last save, for `SessionEndedNotice`. */
    failure,
    /** Set while the user has to decide. */
    conflict,
  };
}
