import { cleanText } from '@portal/api/text';
import type { FormInstance, FormItemProps } from 'antd';

export type Rules = NonNullable<FormItemProps['rules']>;

/** What `Form.Item` passes to its field. The field must pass the ARIA attributes on to its input: they tie hint and error to it. */
export interface ItemProps<Value> {
  id?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true';
  'aria-required'?: 'true';
}

/** `problemOf` gets the cleaned text, and returns the error message or null. */
export function without(problemOf: (value: string) => string | null): Rules {
  return [
    {
      validator: async (_, value: string | undefined) => refuse(problemOf(cleanText(value ?? ''))),
    },
  ];
}

/** `problemOf` gets the value as it stands in the field, and the form. */
export function ruled<Value>(
  problemOf: (
    value: Value,
    form: Pick<FormInstance, 'getFieldValue' | 'isFieldTouched'>,
  ) => string | null,
): Rules {
  return [(form) => ({ validator: async (_, value: Value) => refuse(problemOf(value, form)) })];
}

function refuse(problem: string | null) {
  if (problem) throw new Error(problem);
}

/** A text of blanks or invisible characters counts as empty. */
export function required(message: string): Rules {
  return [{ required: true, whitespace: true, message, transform: cleanedValue }];
}

const cleanedValue = (value: unknown) => (typeof value === 'string' ? cleanText(value) : value);

/** The values with every text cleaned, as the row will hold them: so they can be compared with the stored row. */
export function cleaned<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, cleanedValue(value)]);
  return Object.fromEntries(entries) as Values;
}
