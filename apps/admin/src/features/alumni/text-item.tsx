import { Form, type FormItemProps, Input, type InputProps } from 'antd';
import type { AlumniValues } from './alumni-values.ts';

interface TextItemProps extends Omit<InputProps, 'name'> {
  name: Exclude<keyof AlumniValues, 'picture' | 'canPostJobs'>;
  label: string;
  rules: NonNullable<FormItemProps['rules']>;
  hint?: string;
  /** Several lines. */
  isLong?: boolean;
}

/** A text field with its label. Without autocompletion, since the data are those of another person. */
export function TextItem({ name, label, rules, hint, isLong = false, ...input }: TextItemProps) {
  return (
    <Form.Item<AlumniValues> name={name} label={label} rules={rules} extra={hint}>
      {isLong ? (
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} autoComplete="off" />
      ) : (
        <Input {...input} variant={input.readOnly ? 'filled' : 'outlined'} autoComplete="off" />
      )}
    </Form.Item>
  );
}
