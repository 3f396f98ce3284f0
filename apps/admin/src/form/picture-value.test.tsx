import { Form, type FormInstance } from 'antd';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { noPicture, type PictureValue, usePictureFormValues } from './picture-value.ts';

interface Values {
  picture: PictureValue;
}

test('notices a picture that replaces another one before either is stored', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let form: FormInstance<Values> | undefined;
  let seen: Blob | null | undefined;
  function Fields() {
    [form] = Form.useForm<Values>();
    seen = usePictureFormValues(form)?.picture.picked;
    return (
      <Form form={form} initialValues={{ picture: noPicture }}>
        <Form.Item name="picture">
          <input aria-label="Gambar" />
        </Form.Item>
      </Form>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Fields />));
  for (const picked of [new Blob(['a']), new Blob(['b']), null]) {
    await act(async () => form?.setFieldsValue({ picture: { url: null, picked } }));
    expect(seen).toBe(picked);
  }
  await act(async () => root.unmount());
});
