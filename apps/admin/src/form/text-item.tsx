import { formatNumber, isNearLimit, tooLong } from '@portal/ui';
import { Form, type FormItemProps, Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import type { Rules } from './rules.ts';

interface TextItemProps<Values>
  extends Omit<InputProps, 'name' | 'count'>,
    Pick<FormItemProps<Values>, 'name' | 'label'> {
  rules?: Rules;
  hint?: ReactNode;
  /** The maximum number of characters in the database. A longer text can be typed, but not saved; it is not truncated. */
  limit?: number | undefined;
  /** Hides the field and keeps its value. */
  isHidden?: boolean;
  /** For a text of several lines: the minimum and the maximum of visible lines. */
  lines?: [number, number] | undefined;
}

/** A text field with its label. Without autocompletion, since most data are those of another person. */
export function TextItem<Values>({
  name,
  label,
  rules = [],
  hint,
  limit,
  lines,
  isHidden = false,
  ...input
}: TextItemProps<Values>) {
  const counter = limit ? counted(limit) : {};
  return (
    <Form.Item<Values>
      {...(name !== undefined && { name })}
      label={label}
      hidden={isHidden}
      rules={limit ? [...rules, { max: limit, message: tooLong(limit) }] : rules}
      extra={hint}
    >
      {lines ? (
        <Input.TextArea
          {...counter}
          autoComplete="off"
          autoSize={{ minRows: lines[0], maxRows: lines[1] }}
        />
      ) : (
        <Input
          autoComplete="off"
          variant={input.readOnly ? 'filled' : 'outlined'}
          {...input}
          {...counter}
        />
      )}
    </Form.Item>
  );
}

/** Shows the number of characters near the limit, in red beyond it. */
export function counted(limit: number): Pick<InputProps, 'count'> {
  const show = ({ count }: { count: number }) =>
    isNearLimit(count, limit) && `${formatNumber(count)} / ${formatNumber(limit)}`;
  return { count: { max: limit, show } };
}
