import { Form, Input, type InputRef } from 'antd';
import { useEffect } from 'react';
import {
  noPicture,
  type PictureValue,
  usePictureFormValues,
} from '../../../form/picture/picture-value.ts';
import { required } from '../../../form/rules.ts';
import { TextItem } from '../../../form/text-item.tsx';
import { SitePictureField } from './site-picture-field.tsx';

/** Title and numbered paragraphs of a public page, with a picture. */
export function StoryFields({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <>
      <TextItem name="title" label="Judul" rules={required('Judul harus diisi.')} limit={200} />
      {paragraphs.map((name, index) => (
        <TextItem
          key={name}
          name={name}
          label={`Paragraf ${index + 1}`}
          limit={5000}
          lines={[3, 10]}
        />
      ))}
      <SitePictureField label="Gambar" width={800} height={600} />
      <AltTextField />
    </>
  );
}

/** The built-in pictures have texts of their own. */
export function AltTextField() {
  const form = Form.useFormInstance();
  const { picture } = usePictureFormValues<{ picture: PictureValue }>(form) ?? {
    picture: noPicture,
  };
  const { picked } = picture;
  // A newly chosen file needs an alternative text of its own.
  useEffect(() => {
    if (!picked || hasFocusMoved()) return;
    const field: InputRef | undefined = form.getFieldInstance('alt');
    field?.focus({ cursor: 'all' });
  }, [picked, form]);
  if (!picture.picked && !picture.url) {
    return (
      <Form.Item name="alt" hidden>
        <Input />
      </Form.Item>
    );
  }
  return (
    <TextItem
      name="alt"
      label="Teks alternatif gambar"
      hint="Dibacakan kepada pengunjung yang tidak melihat gambarnya."
      limit={300}
    />
  );
}

/** Whether the focus has left the button that chooses a file, while the file was read. Safari never gives it to a button. */
function hasFocusMoved(): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && !activeElement?.matches('[type="file"] + button');
}
