import { phoneText } from '@portal/api/text';
import { isWebLink, linkInput, phoneProblem, yearProblem } from '@portal/ui';
import { Form, Switch } from 'antd';
import { Choice } from './choice.tsx';
import { DateField, dateProblem, TimeField, timeProblem } from './date-field.tsx';
import { type AdminField, optionsOf } from './field-table.ts';
import styles from './form-fields.module.css';
import { NumberField, numberProblem } from './number-field.tsx';
import { PictureField } from './picture/picture-field.tsx';
import { type Rules, required, ruled, without } from './rules.ts';
import { TextItem } from './text-item.tsx';

interface FormFieldsProps<Name extends string> {
  of: Readonly<Record<Name, AdminField>>;
  /** The fields from top to bottom; those of a list stand side by side. */
  rows: readonly (Name | readonly Name[])[];
  /** What depends on the other fields and on what is stored. */
  also?: Readonly<Partial<Record<Name, Partial<AdminField>>>>;
  /** Says of each field that may stay empty that it may. */
  marksOptional?: boolean;
}

/** The fields of a form, by the table of its entity. A picture is the value `picture` of its form. */
export function FormFields<Name extends string>({
  of,
  rows,
  also,
  marksOptional = false,
}: FormFieldsProps<Name>) {
  const item = (name: Name) => {
    const field: AdminField = { ...of[name], ...also?.[name] };
    const label = marksOptional ? optionalLabel(field) : field.label;
    return <FieldItem key={name} name={name} field={field} label={label} />;
  };
  return rows.map((row) =>
    typeof row === 'string' ? (
      item(row)
    ) : (
      <div key={row[0]} className={styles.pair}>
        {row.map(item)}
      </div>
    ),
  );
}

/** 'Lokasi (opsional)', 'Waktu (WIB, opsional)' */
function optionalLabel({ kind = 'text', label, isRequired }: AdminField): string {
  if (isRequired || ['choice', 'flag', 'picture'].includes(kind)) return label;
  return label.endsWith(')') ? label.replace(/\)$/, ', opsional)') : `${label} (opsional)`;
}

interface FieldItemProps {
  name: string;
  field: AdminField;
  label: string;
}

const textInputs = {
  text: {},
  year: { inputMode: 'numeric' },
  email: { type: 'email' },
  phone: { inputMode: 'tel' },
  link: linkInput(),
} as const;

function FieldItem({ name, field, label }: FieldItemProps) {
  const { kind = 'text', hint, limit, lines, isHidden = false, dependencies, input } = field;
  const rules = rulesOf(field);
  if (kind === 'picture' && field.picture) {
    return (
      <Form.Item name="picture">
        <PictureField label={label} hint={String(hint)} limits={field.picture} />
      </Form.Item>
    );
  }
  if (kind in textInputs) {
    return (
      <TextItem
        {...{ name, label, rules, hint, limit, lines, isHidden }}
        {...textInputs[kind as keyof typeof textInputs]}
        {...input}
      />
    );
  }
  return (
    <Form.Item
      {...{ name, label, rules }}
      {...(dependencies && { dependencies })}
      hidden={isHidden}
      extra={hint}
      valuePropName={kind === 'flag' ? 'checked' : 'value'}
    >
      {controlOf(field)}
    </Form.Item>
  );
}

/** An element, not a component: Ant Design hands value and ARIA attributes to the child of its item. */
function controlOf({ kind, words = {}, choice }: AdminField) {
  switch (kind) {
    case 'date':
      return <DateField />;
    case 'time':
      return <TimeField />;
    case 'flag':
      return <Switch />;
    case 'number':
      return <NumberField />;
    default:
      return <Choice options={optionsOf(words)} {...choice} />;
  }
}

/** What is wrong with a text, by the kind of its field; null for none. */
const problems: Readonly<Partial<Record<string, (text: string) => string | null>>> = {
  year: yearProblem,
  email: (email) => (/^([^\s@]+@[^\s@]+)?$/.test(email) ? null : 'Alamat email tidak valid.'),
  phone: (text) => phoneProblem(phoneText(text)),
  link: (link) =>
    link === '' || isWebLink(link)
      ? null
      : 'Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.',
  date: dateProblem,
  time: timeProblem,
};

function rulesOf({ kind = 'text', label, isRequired, rules, isHidden }: AdminField): Rules {
  const problem = problems[kind];
  const own = rules ?? (problem ? without(problem) : []);
  const all = kind === 'number' && !isHidden ? [...ruled(numberProblem), ...own] : own;
  return isRequired ? [...required(`${label} harus diisi.`), ...all] : all;
}
