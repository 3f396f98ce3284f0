import type { ConfigurationField } from '@portal/api/site-configuration/admin';
import { Form, type FormInstance } from 'antd';
import { usePictureUrl } from '../../form/picture-value.ts';
import styles from './section-preview.module.css';
import { pictureOf, type SettingsSection } from './settings-section.ts';

interface SectionPreviewProps<Field extends ConfigurationField, Values extends object> {
  section: SettingsSection<Field, Values>;
  form: FormInstance<Values>;
}

/** The values of the form as visitors will see them, at a smaller scale and inert. */
export function SectionPreview<Field extends ConfigurationField, Values extends object>(
  props: SectionPreviewProps<Field, Values>,
) {
  // Undefined until the form has rendered its fields.
  const values: Values | undefined = Form.useWatch([], props.form);
  return (
    <section className={styles.preview} aria-label="Pratinjau">
      <h3 className={styles.title}>Pratinjau</h3>
      <p className={styles.hint}>Seperti yang akan dilihat pengunjung {props.section.place}.</p>
      <div className={styles.frame}>
        <div className={styles.stage} inert>
          {values && <FilledPreview {...props} values={values} />}
        </div>
      </div>
    </section>
  );
}

function FilledPreview<Field extends ConfigurationField, Values extends object>({
  section,
  values,
}: SectionPreviewProps<Field, Values> & { values: Values }) {
  const pictureUrl = usePictureUrl(pictureOf(section, values)) ?? '';
  return <section.Preview configuration={section.toConfiguration(values, pictureUrl)} />;
}
