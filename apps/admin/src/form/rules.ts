import type { FormItemProps } from 'antd';

export type Rules = NonNullable<FormItemProps['rules']>;

/** Blanks alone do not count. */
export function required(message: string): Rules {
  return [{ required: true, whitespace: true, message }];
}
