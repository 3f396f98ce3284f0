import { isVersionConflict } from '@portal/api';
import { useState } from 'react';
import type { Item, ItemStore } from './item-kind.ts';
import { type Conflict, saveMerged } from './save-merged.ts';

/** The entry was changed in another tab since its form was opened, or deleted there (`theirs` is null). */
export type ItemConflict = Omit<Conflict<Item>, 'theirs'> & { theirs: Item | null };

/** Saves one entry without erasing what another tab has saved of it meanwhile; asks where both differ. */
export function useSaveItem({ items, read, write }: ItemStore) {
  const [conflict, setConflict] = useState<ItemConflict | null>(null);

  const isWritten = async (item: Item, version: number | null): Promise<boolean> => {
    try {
      await write(item, version);
      return true;
    } catch (error) {
      if (isVersionConflict(error)) return false;
      throw error;
    }
  };

  /** False when there is something to decide first. Throws what the service refused. */
  const save = async (mine: Item, base: Item): Promise<boolean> => {
    const stored = items.find(({ fields }) => fields.id === mine.id) ?? null;
    const outcome = await saveMerged(
      { mine, base, stored },
      { write: isWritten, read: () => read(mine.id ?? '') },
    );
    if (outcome.kind === 'disputed') setConflict(outcome.conflict);
    if (outcome.kind === 'deleted') setConflict({ mine, theirs: null, disputed: [] });
    return outcome.kind === 'saved';
  };

  return { save, conflict, closeConflict: () => setConflict(null) };
}
