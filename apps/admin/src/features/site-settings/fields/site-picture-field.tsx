import { Form } from 'antd';
import { PictureField } from '../../../form/picture/picture-field.tsx';

interface SitePictureFieldProps {
  label: string;
  /** Recommended size; larger pictures are scaled down. */
  width: number;
  height: number;
}

/** A picture of the public pages: JPG or PNG, at most 5 MB before it is scaled. */
export function SitePictureField({ label, width, height }: SitePictureFieldProps) {
  return (
    <Form.Item name="picture">
      <PictureField
        label={label}
        hint={`JPG atau PNG. Ukuran yang disarankan ${width}×${height} piksel; yang lebih besar diperkecil otomatis.`}
        limits={{ maxMegabytes: 5, width, height, fit: 'inside' }}
      />
    </Form.Item>
  );
}
