import { isVersionConflict } from '@portal/api';
import { useState } from 'react';
import type { Item, ItemStore, StoredItem } from './item-kind.ts';
import { isSame, mergeFields } from './merge-fields.ts';

/** The entry was changed in another tab since its form was opened, or deleted there (`theirs` is null). */
export interface ItemConflict {
  mine: Item;
  theirs: Item | null;
  disputed: readonly string[];
}

interface Attempt {
  /** What was typed, upon `base`. */
  mine: Item;
  base: Item;
  /** Null for a new entry, and for one that was deleted elsewhere. */
  stored: StoredItem | null;
}

/** Saves one entry without erasing what another tab has saved of it meanwhile; asks where both differ. (Threat E5.) */
export function useSaveItem({ items, read, write }: ItemStore) {
  const [conflict, setConflict] = useState<ItemConflict | null>(null);

  /** False: the entry has been changed since. Throws what the service refused. */
  const isWritten = async (fields: Item, stored: StoredItem | null): Promise<boolean> => {
    try {
      await write(fields, stored?.version ?? null);
      return true;
    } catch (error) {
      if (isVersionConflict(error)) return false;
      throw error;
    }
  };

  /** False when there is something to decide first. */
  const saveUpon = async ({ mine, base, stored }: Attempt): Promise<boolean> => {
    const theirs = stored?.item ?? base;
    const { fields, disputed } = mergeFields({ base, mine, theirs });
    if (disputed.length > 0) {
      setConflict({ mine: fields, theirs, disputed });
      return false;
    }
    if (await isWritten(fields, stored)) return true;
    const newest = await read(mine.id ?? '');
    if (!newest) {
      setConflict({ mine, theirs: null, disputed: [] });
      return false;
    }
    // The answer to an earlier attempt may have got lost: then there is nothing left to save.
    return isSame(newest.item, fields) || saveUpon({ mine, base, stored: newest });
  };

  return {
    conflict,
    closeConflict: () => setConflict(null),
    save: (mine: Item, base: Item) => {
      const stored = items.find(({ item }) => item.id === mine.id) ?? null;
      return saveUpon({ mine, base, stored });
    },
  };
}
