import { Select, type SelectProps } from 'antd';

/** antd's `Select`, whose chosen text stands in an element of its own: a browser may have translated the text that it replaces. */
export function Choice(props: SelectProps) {
  return <Select labelRender={({ label }) => <span>{label}</span>} {...props} />;
}
