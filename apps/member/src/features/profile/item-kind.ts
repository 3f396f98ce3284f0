import type * as z from 'zod/mini';
import type { Stored } from './save-merged.ts';

export type Item = Readonly<Record<string, string>>;

export interface ItemField {
  name: string;
  label: string;
  /** 'month' is chosen as month and year; 'area' is a text of several lines. */
  input?: 'text' | 'year' | 'month' | 'area' | 'select';
  options?: readonly { value: string; label: string }[];
  isOptional?: boolean;
  hint?: string;
}

/** An entry with the number that tells whether it has been changed since: of itself, or of the row that holds its list. */
export type StoredItem = Stored<Item>;

/** Where the entries of one list are kept. */
export interface ItemStore {
  items: readonly StoredItem[];
  /** The entry as it is stored at this moment; null when it is there no more. */
  read: (id: string) => Promise<StoredItem | null>;
  /** Adds the entry (version null), or changes it while it still has this version; else throws a version conflict. */
  write: (item: Item, version: number | null) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

/** Everything that differs between the four lists: their words, their fields, and how an entry is told. */
export interface ItemKind {
  /** The anchor of the section, and the name of its draft. */
  part: string;
  title: string;
  text: string;
  /** The object in 'X Ditambahkan', 'X Diperbarui', 'X Dihapus'. */
  noun: string;
  addLabel: string;
  emptyText: string;
  empty: Item;
  fields: readonly ItemField[];
  schema: z.ZodMiniType<Record<string, string>, Record<string, string>>;
  describe: (item: Item) => { title: string; facts: (string | undefined)[]; text?: string };
}
