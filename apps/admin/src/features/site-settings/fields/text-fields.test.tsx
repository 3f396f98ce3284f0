import { cleanup, render, screen } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { storedPicture } from '../../../form/picture/picture-value.ts';
import { SitePictureField } from './site-picture-field.tsx';
import { AltTextField } from './text-fields.tsx';

let form: FormInstance | undefined;

function Fields() {
  [form] = Form.useForm();
  return (
    <Form form={form} initialValues={{ picture: storedPicture(null), alt: 'Aula lama' }}>
      <SitePictureField label="Gambar" width={800} height={600} />
      <AltTextField />
      <input aria-label="Judul" />
    </Form>
  );
}

/** Sets the value that a chosen file has after it was read. */
const pick = () =>
  act(async () => {
    form?.setFieldsValue({ picture: { url: null, picked: new Blob(['a']) } });
    await new Promise((resolve) => setTimeout(resolve));
  });

afterEach(cleanup);

test('choosing a picture focuses its alternative text and selects the former text', async () => {
  render(<Fields />);
  for (const focused of [document.body, screen.getByRole('button', { name: 'Pilih gambar' })]) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focused.focus();
    await pick();
    const field = screen.getByLabelText<HTMLInputElement>('Teks alternatif gambar');
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(Number(field.selectionStart), Number(field.selectionEnd))).toBe(
      'Aula lama',
    );
  }
});

test('a focus that has moved while the picture was read is kept', async () => {
  render(<Fields />);
  const title = screen.getByLabelText('Judul');
  title.focus();
  await pick();
  expect(document.activeElement).toBe(title);
});
