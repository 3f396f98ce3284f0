import { Form, type FormItemProps, Input, type InputProps } from 'antd';
import type { AlumniValues } from './alumni-values.ts';

interface TextItemProps extends Pick<InputProps, 'type' | 'inputMode' | 'readOnly'> {
  name: Exclude<keyof AlumniValues, 'picture' | 'canPostJobs'>;
  label: string;
  rules: NonNullable<FormItemProps['rules']>;
  hint?: string;
  /** Of several lines. */
  isLong?: boolean;
}

/** One text of the form with its label. It is the data of somebody else, so the browser fills in nothing. */
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
