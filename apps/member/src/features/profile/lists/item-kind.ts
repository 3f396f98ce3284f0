import type { Versioned } from '@portal/forms';
import type * as z from 'zod/mini';

export type Item = Readonly<Record<string, string>>;

export interface ItemField {
  name: string;
  label: string;
  /** 'month' is chosen as month and year; 'area' is a text of several lines. */
  input?: 'text' | 'year' | 'month' | 'area' | 'select';
  options?: readonly { value: string; label: string }[];
  isOptional?: boolean;
  hint?: string;
  /** The maximum number of characters; also a rule of the schema. */
  limit?: number;
}

/** An entry with its version: its own, or that of the row that holds its list. */
export type StoredItem = Versioned<Item>;

/** The storage of the entries of one list. */
export interface ItemStore {
  items: readonly StoredItem[];
  /** The entry as it is stored now; null when it was deleted. */
  read: (id: string) => Promise<StoredItem | null>;
  /** Adds the entry (version null), or changes it while it still has this version; else throws a version conflict. */
  write: (item: Item, version: number | null) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
}

/** Everything that differs between the four lists: their texts, their fields, and how an entry is described. */
export interface ItemKind {
  /** The anchor of the section, and the kind of its drafts. */
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
