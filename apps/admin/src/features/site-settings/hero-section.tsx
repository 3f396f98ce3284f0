import { isImageLink, linkInput } from '@portal/ui';
import { Form, Input } from 'antd';
import { noPicture, type PictureValue, storedPicture } from '../../form/picture-value.ts';
import { HeroPreview } from './hero-preview.tsx';
import { pictureTexts } from './picture-texts.ts';
import { defineSection } from './settings-section.ts';
import { SitePictureField } from './site-picture-field.tsx';
import { AltTextField } from './text-fields.tsx';

interface HeroValues {
  picture: PictureValue;
  alt: string;
}

export const heroSection = defineSection({
  title: 'Hero beranda',
  place: 'di bagian teratas beranda',
  fields: ['heroBackground'],
  toValues: ({ heroBackground: { url, alt } }): HeroValues => ({
    picture: storedPicture(url || null),
    alt,
  }),
  toConfiguration: ({ alt = '' }, url) => ({ heroBackground: { url, alt: alt.trim() } }),
  picture: { of: ({ picture }) => picture, folder: 'hero/' },
  labels: { heroBackground: pictureTexts('Gambar latar') },
  Fields: HeroFields,
  Preview: HeroPreview,
});

function objection(_rule: unknown, { url, picked }: PictureValue): Promise<void> {
  const isFine = picked !== null || !url || isImageLink(url);
  return isFine
    ? Promise.resolve()
    : Promise.reject(new Error('Isi dengan alamat gambar yang diawali https:// atau kosongkan.'));
}

function HeroFields() {
  return (
    <>
      <SitePictureField label="Gambar latar" width={1920} height={1080} />
      <Form.Item<HeroValues>
        name="picture"
        label="URL gambar latar"
        extra="Kosongkan untuk memakai gambar bawaan situs."
        rules={[{ validator: objection }]}
      >
        <PictureUrlInput />
      </Form.Item>
      <AltTextField />
    </>
  );
}

interface PictureUrlInputProps {
  /** The next three are given by `Form.Item`. */
  id?: string;
  value?: PictureValue;
  onChange?: (value: PictureValue) => void;
}

/** The URL of the picture in the field above. A typed URL replaces a chosen file. */
function PictureUrlInput({ id, value = noPicture, onChange }: PictureUrlInputProps) {
  return (
    <Input
      {...(id ? { id } : {})}
      {...linkInput()}
      autoComplete="off"
      placeholder={value.picked ? 'Gambar yang dipilih akan diunggah' : 'https://'}
      value={value.picked ? '' : (value.url ?? '')}
      onChange={({ target }) => onChange?.(storedPicture(target.value.trim() || null))}
    />
  );
}
