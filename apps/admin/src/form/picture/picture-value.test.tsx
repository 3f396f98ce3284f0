import { Form, type FormInstance } from 'antd';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import {
  keepChosenPicture,
  noPicture,
  type PictureValue,
  storedPicture,
  usePictureFormValues,
} from './picture-value.ts';

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

test('a chosen picture stays chosen after a conflict, unless the picture is in conflict', () => {
  const chosen = { url: 'old', picked: new Blob(['a']) };
  const sent = { title: 'Rapat', picture: storedPicture('sent') };
  expect(keepChosenPicture(sent, chosen, 'sent').picture).toBe(chosen);
  const theirs = { title: 'Rapat', picture: storedPicture('theirs') };
  expect(keepChosenPicture(theirs, chosen, 'sent')).toBe(theirs);
  const none = { title: 'Rapat', picture: storedPicture('') };
  expect(keepChosenPicture(none, noPicture, null).picture).toBe(noPicture);
});
