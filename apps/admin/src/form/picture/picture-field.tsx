import { DeleteOutlined, PictureOutlined, UploadOutlined } from '@ant-design/icons';
import {
  Cluster,
  Muted,
  maxMegapixels,
  PictureInput,
  type PictureLimits,
  pickPicture,
  Stack,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button, Form } from 'antd';
import { useId, useRef, useState } from 'react';
import formStyles from '../edit-form.module.css';
import type { ItemProps } from '../rules.ts';
import { holdSave } from '../use-form-save.ts';
import styles from './picture-field.module.css';
import { noPicture, type PictureValue, usePictureUrl } from './picture-value.ts';

/** Its `Form.Item` must not have a label itself. */
interface PictureFieldProps extends ItemProps<PictureValue> {
  label: string;
  /** Recommended size and file types; the limit is part of the label. */
  hint: string;
  limits: PictureLimits;
}

const maxPreviewHeightRem = 11;

/** Chooses, shows, replaces and removes a picture. A refused file is reported by a toast and changes nothing. */
export function PictureField({
  label,
  hint,
  limits,
  value = noPicture,
  onChange,
  'aria-describedby': itemTexts,
}: PictureFieldProps) {
  const form = Form.useFormInstance();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isReading, setIsReading] = useState(false);
  const hasPicture = value.picked !== null || value.url !== null;

  const choose = async (file: File) => {
    setIsReading(true);
    const { picture, problem } = await pickPicture(file, limits);
    setIsReading(false);
    if (problem) showToast({ tone: 'error', ...problem });
    else onChange?.({ ...value, picked: picture });
    return problem === null;
  };
  const remove = () => {
    onChange?.(value.picked ? { ...value, picked: null } : noPicture);
    // The pressed button may have disappeared.
    chooser.current?.focus();
  };

  return (
    <Stack
      as="fieldset"
      gap={3}
      className={styles.field}
      aria-describedby={itemTexts ? `${hintId} ${itemTexts}` : hintId}
    >
      <legend className={formStyles.legend}>
        <span>{label}</span>{' '}
        <span className={styles.limit}>{`(maks. ${limits.maxMegabytes} MB)`}</span>
      </legend>
      <Preview value={value} limits={limits} />
      <Cluster>
        <PictureInput
          ref={input}
          label={`File ${label.toLowerCase()}`}
          anyRaster={limits.anyRaster}
          onChoose={(file) => holdSave(form, choose(file))}
        />
        <Button
          ref={chooser}
          icon={<UploadOutlined aria-hidden />}
          loading={isReading}
          onClick={() => input.current?.click()}
        >
          {hasPicture ? 'Ganti gambar' : 'Pilih gambar'}
        </Button>
        {hasPicture && (
          <Button type="text" icon={<DeleteOutlined aria-hidden />} onClick={remove}>
            {value.picked ? 'Batalkan pilihan' : 'Hapus gambar'}
          </Button>
        )}
      </Cluster>
      <Muted id={hintId}>{`${hint} Paling besar ${maxMegapixels()} megapiksel.`}</Muted>
    </Stack>
  );
}

function Preview({ value, limits }: { value: PictureValue; limits: PictureLimits }) {
  const url = usePictureUrl(value);
  const [failedUrl, setFailedUrl] = useState('');
  const { width, height } = limits;
  const isShown = url !== null && url !== failedUrl;
  return (
    <div
      className={styles.preview}
      style={{
        aspectRatio: `${width} / ${height}`,
        maxWidth: `${(maxPreviewHeightRem * width) / height}rem`,
      }}
    >
      {isShown ? (
        <img
          src={url}
          alt="Pratinjau"
          width={width}
          height={height}
          onError={() => setFailedUrl(url)}
        />
      ) : (
        <PictureOutlined aria-hidden />
      )}
    </div>
  );
}
