import type { ColumnDescription } from '@portal/api';
import type { FieldLabels } from '@portal/forms';
import { formatDate, type PictureLimits } from '@portal/ui';
import type { InputProps, SelectProps } from 'antd';
import type { ReactNode } from 'react';
import type { Rules } from './rules.ts';

type Words = Readonly<Record<string, string | { label: string }>>;

/** A field as the screens of the admin ask for it, show it, compare it and write it into a spreadsheet. */
export interface AdminField<Value = unknown, Row = unknown> extends ColumnDescription {
  /** Of a choice: its values in words, in the order in which they are offered. */
  words?: Words;
  /** How a value is written, if its kind does not say so. */
  write?(value: Value): string;
  /** What facts and spreadsheets say of the row instead of the value. */
  said?(row: Row): string;
  /** What facts say, if it is something else. */
  fact?(row: Row): string;
  /** The title of its column in a spreadsheet; false for none. */
  sheet?: string | false;
  /** No form asks for it. */
  isRead?: boolean;
  isRequired?: boolean;
  /** Instead of those of its kind. */
  rules?: Rules;
  /** Below the field. */
  hint?: ReactNode;
  /** Hides the field and keeps its value. */
  isHidden?: boolean;
  /** The fields that its rules look at. */
  dependencies?: string[];
  /** For a text of several lines: the minimum and the maximum of visible lines. */
  lines?: [number, number];
  input?: Omit<InputProps, 'name' | 'count'>;
  choice?: SelectProps;
  picture?: PictureLimits;
}

/** Every field of a row: one that is new to it does not compile before it is described. */
export type FieldTable<Row extends object> = {
  readonly [Name in keyof Row & string]: AdminField<Row[Name], Row>;
};

/** The choices of a field, in their order. */
export const optionsOf = (words: Words) =>
  Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.label,
  }));

const yesOrNo = (is: unknown) => (is ? 'Ya' : 'Tidak');

/** A value as people read it; empty for none. */
export function textOf({ kind, words, write }: AdminField, value: unknown): string {
  if (write) return write(value);
  const text = typeof value === 'boolean' ? yesOrNo(value) : String(value ?? '');
  if (words) return optionsOf(words).find((option) => option.value === text)?.label ?? text;
  if (kind === 'date') return formatDate(text);
  // Of a picture the name of its file.
  return kind === 'picture' ? (text.split('/').at(-1) ?? '') : text;
}

/** What facts and spreadsheets call it. */
export const shortLabel = ({ short, label }: AdminField): string => short ?? label;

/** The fields that a form asks for, in the words of its conflict dialog. */
export function labelsOf<Fields extends object>(
  table: Readonly<Record<keyof Fields & string, AdminField>>,
): FieldLabels<Fields> {
  const asked = Object.entries<AdminField>(table).filter(([, field]) => !field.isRead);
  return Object.fromEntries(
    asked.map(([name, field]) => [
      name,
      { label: field.label, write: (value: unknown) => textOf(field, value) },
    ]),
  ) as FieldLabels<Fields>;
}
