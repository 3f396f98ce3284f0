import { Form } from 'antd';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** For tests: the names of the values that a form with these fields edits, hidden ones included. */
export async function editedFields(fields: ReactNode, values: object): Promise<string[]> {
  let names: string[] = [];
  function ProbeForm() {
    const [form] = Form.useForm();
    return (
      <Form
        form={form}
        initialValues={values}
        component={false}
        // The fields are registered once they are mounted.
        ref={() => {
          names = Object.keys(form.getFieldsValue());
        }}
      >
        {fields}
      </Form>
    );
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<ProbeForm />));
  await act(async () => root.unmount());
  return names.sort();
}
