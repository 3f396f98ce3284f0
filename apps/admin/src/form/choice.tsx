import { searchForm } from '@portal/api/text';
import { Field } from '@portal/ui';
import { Select, type SelectProps } from 'antd';

/** antd's `Select`, whose chosen text stands in an element of its own: a browser may have translated the text that it replaces. */
export function Choice(props: SelectProps) {
  return <Select labelRender={({ label }) => <span>{label}</span>} {...props} />;
}

interface FilterChoiceProps {
  label: string;
  /** The label of the option for no filter. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** The empty string means all. */
  onChoose: (value: string) => void;
}

/** A filter that takes one of its options, or none. A long list of them is searched. */
export function FilterChoice({ label, all, value, options, onChoose }: FilterChoiceProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <Choice
          id={id}
          style={{ width: '100%' }}
          showSearch={options.length > 10 && { filterOption: isFound }}
          value={value}
          options={[{ value: '', label: all }, ...options]}
          onChange={onChoose}
        />
      )}
    </Field>
  );
}

const isFound = (typed: string, option?: { label?: unknown }) =>
  searchForm(String(option?.label)).includes(searchForm(typed));
