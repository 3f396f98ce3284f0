import { Form, Input } from 'antd';
import { required } from '../../form/rules.ts';
import { SitePictureField } from './site-picture-field.tsx';

/** Title and numbered paragraphs of a public page, with a picture. */
export function StoryFields({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <>
      <Form.Item name="title" label="Judul" rules={required('Judul harus diisi.')}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      {paragraphs.map((name, index) => (
        <Form.Item key={name} name={name} label={`Paragraf ${index + 1}`}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={5000} />
        </Form.Item>
      ))}
      <SitePictureField label="Gambar" width={800} height={600} />
      <AltTextField />
    </>
  );
}

export function AltTextField() {
  return (
    <Form.Item
      name="alt"
      label="Teks alternatif gambar"
      extra="Dibacakan kepada pengunjung yang tidak melihat gambarnya."
    >
      <Input maxLength={300} autoComplete="off" />
    </Form.Item>
  );
}
