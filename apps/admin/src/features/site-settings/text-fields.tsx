import { Form, Input } from 'antd';

/** For titles and paragraphs of the public pages. */
export function TitleField() {
  return (
    <Form.Item
      name="title"
      label="Judul"
      rules={[{ required: true, whitespace: true, message: 'Judul harus diisi.' }]}
    >
      <Input maxLength={200} autoComplete="off" />
    </Form.Item>
  );
}

export function ParagraphField({ name, label }: { name: string; label: string }) {
  return (
    <Form.Item name={name} label={label}>
      <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={5000} />
    </Form.Item>
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
