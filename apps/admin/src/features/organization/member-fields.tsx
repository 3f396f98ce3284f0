import type { PictureLimits } from '@portal/ui';
import { Form, InputNumber } from 'antd';
import { Choice } from '../../form/choice.tsx';
import { PictureField } from '../../form/picture/picture-field.tsx';
import { required } from '../../form/rules.ts';
import { TextItem } from '../../form/text-item.tsx';
import type { MemberValues } from './member-values.ts';

const MemberText = TextItem<MemberValues>;
const MemberItem = Form.Item<MemberValues>;

export interface CategoryOption {
  value: string;
  label: string;
}

const photoLimits: PictureLimits = {
  maxMegabytes: 1,
  anyRaster: true,
  width: 400,
  height: 400,
  fit: 'cover',
};

/** Largest number that the column holds. */
const maxInteger = 2_147_483_647;

export function MemberFields({ categories }: { categories: CategoryOption[] }) {
  return (
    <>
      <MemberItem name="picture">
        <PictureField
          label="Foto"
          hint="Disarankan 400×400 piksel. Jenis gambar apa pun; dipotong persegi dan diperkecil otomatis."
          limits={photoLimits}
        />
      </MemberItem>
      <MemberText name="name" label="Nama" rules={required('Nama harus diisi.')} limit={200} />
      <MemberText
        name="position"
        label="Jabatan"
        rules={required('Jabatan harus diisi.')}
        limit={200}
      />
      <MemberItem name="category" label="Kategori">
        <Choice options={categories} virtual={false} />
      </MemberItem>
      <MemberText name="jobDescription" label="Deskripsi tugas" limit={2000} lines={[4, 12]} />
      <MemberItem
        name="displayOrder"
        label="Urutan tampil"
        extra="Angka kecil tampil lebih dulu di kategorinya."
      >
        <InputNumber precision={0} min={-maxInteger} max={maxInteger} inputMode="numeric" />
      </MemberItem>
    </>
  );
}
