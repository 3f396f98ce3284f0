import { formatNumber } from '@portal/ui';
import { Input } from 'antd';
import { useState } from 'react';
import type { ItemProps } from './rules.ts';

/** A whole number; null for none. A text that is no whole number stays as it was typed, so that the rule of the field can refuse it. */
export type TypedNumber = number | string | null;

/** Largest number that a column holds. */
const maxInteger = 2_147_483_647;

/** '1000', '1.000' and '1 000' are a thousand; a comma would begin a fraction. */
const wholeNumber = /^[-\u2212]?(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(\s\d{3})+)$/;

export function readNumber(text: string): TypedNumber {
  const typed = text.trim();
  if (typed === '') return null;
  if (!wholeNumber.test(typed)) return typed;
  return Number(typed.replace('\u2212', '-').replace(/[.\s]/g, ''));
}

export function numberProblem(value: TypedNumber): string | null {
  if (typeof value === 'string') return 'Tulis bilangan bulat, misalnya 40 atau 1.000.';
  return Math.abs(value ?? 0) > maxInteger ? 'Angka ini terlalu besar.' : null;
}

/** Once it is left, the field shows the number as it was understood, with its dots. */
export function NumberField({ value = null, onChange, ...item }: ItemProps<TypedNumber>) {
  const [typed, setTyped] = useState('');
  const understood = typeof value === 'number' ? formatNumber(value) : (value ?? '');
  return (
    <Input
      {...item}
      inputMode="numeric"
      autoComplete="off"
      value={readNumber(typed) === value ? typed : understood}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(readNumber(target.value));
      }}
      onBlur={() => setTyped('')}
    />
  );
}
