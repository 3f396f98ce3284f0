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
