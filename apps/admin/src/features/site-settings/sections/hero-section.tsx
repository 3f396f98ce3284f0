import { buttonClass, linkInput, succeeds } from '@portal/ui';
import { HeroView } from '@portal/views/site';
import { Form, Input } from 'antd';
import {
  isOwnFile,
  isShowable,
  noPicture,
  type PictureValue,
  storedPicture,
  usePictureFormValues,
} from '../../../form/picture/picture-value.ts';
import type { ItemProps } from '../../../form/rules.ts';
import { defineSection } from '../editor/settings-section.ts';
import { pictureTexts, toImage } from '../fields/picture-texts.ts';
import { SitePictureField } from '../fields/site-picture-field.tsx';
import { AltTextField } from '../fields/text-fields.tsx';

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
  toConfiguration: ({ alt = '' }, url) => ({ heroBackground: toImage(url, alt) }),
  picture: { of: ({ picture }) => picture, folder: 'hero/', field: 'heroBackground' },
  labels: { heroBackground: pictureTexts('Gambar latar') },
  Fields: HeroFields,
  Preview: ({ configuration: { heroBackground } }) => (
    <HeroView titleAs="p" picture={heroBackground} renderLink={(link) => <span {...link} />}>
      <span className={buttonClass({ size: 'large' })}>Gabung Sekarang</span>
    </HeroView>
  ),
});

const addressProblem = 'Isi dengan alamat gambar yang diawali https:// atau kosongkan.';
const deadLinkProblem = 'Tidak ada gambar yang dapat dimuat dari alamat ini. Periksa alamatnya.';

async function validatePicture(_rule: unknown, { url, picked }: PictureValue): Promise<void> {
  if (picked || !url) return;
  if (!isShowable(url)) throw new Error(addressProblem);
  const image = Object.assign(new Image(), { src: url });
  if (!(await succeeds(image.decode()))) throw new Error(deadLinkProblem);
}

function urlHint({ picked, url }: PictureValue): string {
  if (picked || isOwnFile(url)) return 'Alamat yang diisi di sini menggantikan gambar di atas.';
  if (url) return 'Kosongkan untuk memakai gambar bawaan situs.';
  return 'Gambar bawaan situs dipakai. Isi untuk memakai gambar dari alamat lain.';
}

function HeroFields() {
  const form = Form.useFormInstance<HeroValues>();
  const { picture } = usePictureFormValues(form) ?? { picture: noPicture };
  return (
    <>
      <SitePictureField label="Gambar latar" width={1920} height={1080} />
      <Form.Item<HeroValues>
        name="picture"
        label="URL gambar latar"
        extra={urlHint(picture)}
        rules={[{ validator: validatePicture }]}
      >
        <PictureUrlInput />
      </Form.Item>
      <AltTextField />
    </>
  );
}

/** The URL of the picture in the field above. A typed URL replaces a chosen file. */
function PictureUrlInput({ value = noPicture, onChange, ...item }: ItemProps<PictureValue>) {
  return (
    <Input
      {...item}
      {...linkInput()}
      autoComplete="off"
      placeholder={placeholderFor(value)}
      value={value.picked || isOwnFile(value.url) ? '' : (value.url ?? '')}
      onChange={({ target }) => onChange?.(storedPicture(target.value.trim() || null))}
    />
  );
}

function placeholderFor({ url, picked }: PictureValue): string {
  if (picked) return 'Gambar yang dipilih akan diunggah';
  return isOwnFile(url) ? 'Gambar yang diunggah dipakai' : 'https://';
}
