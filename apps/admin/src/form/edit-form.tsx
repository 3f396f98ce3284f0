import { Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './edit-form.module.css';

/** At an edge, a bar would cover the field's label or message. */
const toFirstError = { focus: true, block: 'center', scrollMode: 'always' } as const;

/** What a submit that fails does, for a button that validates by itself. */
export function showFirstError(form: FormInstance) {
  const wrong = form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (wrong) form.scrollToField(wrong.name, toFirstError);
}

interface EditFormProps<Values extends object> extends Omit<FormProps<Values>, 'children'> {
  form: FormInstance<Values>;
  children: ReactNode;
}

/**
 * Ant Design's form with the behaviour of the member area's forms: submitting shows all errors and focuses the first invalid field.
 * After that each change validates the invalid fields again, so that a message disappears once its field is valid. No error appears
 * while a field is first typed in, and no message moves a button that is just being pressed.
 */
export function EditForm<Values extends object>({
  form,
  onValuesChange,
  ...others
}: EditFormProps<Values>) {
  return (
    <Form
      form={form}
      className={styles.form}
      layout="vertical"
      // The browser would show its own messages first, in its own language.
      noValidate
      validateTrigger={false}
      scrollToFirstError={toFirstError}
      onValuesChange={(changes, values) => {
        recheckWrong(form);
        onValuesChange?.(changes, values);
      }}
      {...others}
    />
  );
}

function recheckWrong(form: FormInstance) {
  const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  if (wrong.length === 0) return;
  // A rejection only means that fields are still invalid, which they show themselves.
  form.validateFields(wrong.map(({ name }) => name)).catch(() => {});
}
