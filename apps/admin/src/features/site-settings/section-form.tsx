import type {
  ConfigurationField,
  ConfigurationVersions,
} from '@portal/api/site-configuration/admin';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { EditForm } from '../../form/edit-form.tsx';
import { useFormDraft } from '../../form/form-draft.ts';
import { RestoredNotice } from '../../form/restored-notice.tsx';
import { useFormSave } from '../../form/use-form-save.ts';
import { useUnsavedForm } from '../../form/use-unsaved-form.tsx';
import styles from './section-form.module.css';
import { SectionPreview } from './section-preview.tsx';
import type { SettingsSection } from './settings-section.ts';
import { useSectionSave } from './use-section-save.ts';
import type { StoredSection } from './use-stored-section.ts';

interface SectionFormProps<Field extends ConfigurationField, Values extends object> {
  section: SettingsSection<Field, Values>;
  stored: StoredSection<Field>;
  readStored: () => Promise<StoredSection<Field>>;
}

/** The form of one section, and beside it what visitors will see. What is typed wins over what is loaded again meanwhile. */
export function SectionForm<Field extends ConfigurationField, Values extends object>({
  section,
  stored,
  readStored,
}: SectionFormProps<Field, Values>) {
  const [form] = Form.useForm<Values>();
  const draft = useFormDraft({
    kind: 'pengaturan',
    id: section.fields.join('-'),
    readVersion: readVersions,
  });
  draft.version ??= stored.version;
  const unsaved = useUnsavedForm(form, draft);
  const { isDirty } = unsaved;
  const filled = useRef(stored);
  const { save, dialog } = useSectionSave({ section, readStored });

  const fill = (source: StoredSection<Field>) => {
    filled.current = source;
    draft.version = source.version;
    const values = section.toValues(source.fields);
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    unsaved.settle();
  };
  const follow = useEffectEvent((latest: StoredSection<Field>) => {
    if (!unsaved.isHeld() && filled.current !== latest) fill(latest);
  });
  useEffect(() => {
    if (!isDirty) follow(stored);
  }, [isDirty, stored]);

  const { isBusy, run: submit } = useFormSave(form, async (values) => {
    const outcome = await save(values, draft.version ?? stored.version);
    if (outcome.kind === 'saved') unsaved.settle();
    if (outcome.kind === 'theirs') fill(outcome.stored);
  });
  const isStored = Object.values(stored.version).some((version) => version > 0);

  return (
    <div className={styles.columns}>
      <EditForm
        form={form}
        name={section.fields.join('-')}
        initialValues={section.toValues(stored.fields)}
        onValuesChange={unsaved.keep}
        onFinish={submit}
      >
        {unsaved.isRestored && <RestoredNotice draft={draft} onDiscard={() => fill(stored)} />}
        <section.Fields configuration={stored.fields} isStored={isStored} />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            Simpan
          </Button>
          {isDirty && <Button onClick={() => fill(stored)}>Batalkan perubahan</Button>}
        </div>
      </EditForm>
      <SectionPreview section={section} form={form} />
      {dialog}
      {unsaved.question}
    </div>
  );
}

function readVersions(kept: unknown): ConfigurationVersions {
  const versions = Object.entries(kept ?? {}).map(([key, version]) => [key, Number(version)]);
  return Object.fromEntries(versions);
}
