import type { ConfigurationField } from '@portal/api/site-configuration/admin';
import { Muted, Stack } from '@portal/ui';
import { type FormInstance, Segmented } from 'antd';
import { useState } from 'react';
import { usePictureFormValues, usePictureUrl } from '../../../form/picture/picture-value.ts';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './section-preview.module.css';
import { pictureOf, type SettingsSection } from './settings-section.ts';

interface SectionPreviewProps<Field extends ConfigurationField, Values extends object> {
  section: SettingsSection<Field, Values>;
  form: FormInstance<Values>;
}

const devices = {
  telephone: { label: 'Telepon', width: 390, height: 700 },
  laptop: { label: 'Laptop', width: 1440, height: 900 },
} as const;
type Device = keyof typeof devices;

const deviceOptions = (['telephone', 'laptop'] as const).map((value) => ({
  value,
  label: `${devices[value].label} (${devices[value].width} px)`,
}));

/** The values of the form as visitors will see them, in a window as wide as theirs, and inert. */
export function SectionPreview<Field extends ConfigurationField, Values extends object>(
  props: SectionPreviewProps<Field, Values>,
) {
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(min-width: 64rem)').matches ? 'laptop' : 'telephone',
  );
  const { label, width, height } = devices[device];
  const values = usePictureFormValues(props.form);
  return (
    <Stack as="section" gap={2} className={styles.preview} aria-label="Pratinjau">
      <h3>Pratinjau</h3>
      <Muted>{`Seperti yang akan dilihat pengunjung ${props.section.place}.`}</Muted>
      <Segmented<Device>
        block
        aria-label="Ukuran layar pratinjau"
        options={deviceOptions}
        value={device}
        onChange={setDevice}
      />
      <div className={styles.frame} data-device={device}>
        <PreviewFrame title={`Pratinjau di ${label.toLowerCase()}`} width={width} height={height}>
          {values && <FilledPreview {...props} values={values} />}
        </PreviewFrame>
      </div>
    </Stack>
  );
}

function FilledPreview<Field extends ConfigurationField, Values extends object>({
  section,
  values,
}: SectionPreviewProps<Field, Values> & { values: Values }) {
  const pictureUrl = usePictureUrl(pictureOf(section, values)) ?? '';
  return <section.Preview configuration={section.toConfiguration(values, pictureUrl)} />;
}
