import { Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import styles from './edit-form.module.css';

interface EditFormProps<Values extends object> extends Omit<FormProps<Values>, 'children'> {
  form: FormInstance<Values>;
  children: ReactNode;
}

/**
 * Ant Design's form as all of ours behave, those of the member area too: sent, it says what is wrong and leads to the first such
 * field; from then on that field is checked with every change, so that the message goes once it is mended. Nothing is called
 * wrong at its first letters, and no message moves a button that is just being pressed.
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
      // The browser's own messages would come first, in a language of its choice.
      noValidate
      validateTrigger={false}
      // At an edge, its label or its message would lie under a bar.
      scrollToFirstError={{ focus: true, block: 'center', scrollMode: 'always' }}
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
  // A field that is still wrong goes on saying so, which is all there is to do.
  form.validateFields(wrong.map(({ name }) => name)).catch(() => {});
}
