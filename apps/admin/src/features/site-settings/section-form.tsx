import type { ConfigurationField } from '@portal/api/site-configuration/admin';
import { useLeaveGuard } from '@portal/federation';
import { LeaveDialog } from '@portal/ui';
import { Button, Form } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormSave } from '../../form/use-form-save.ts';
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
  const [isDirty, setIsDirty] = useState(false);
  const filled = useRef(stored);
  const guard = useLeaveGuard(isDirty);
  const { save, dialog } = useSectionSave({ section, readStored });

  const fill = (source: StoredSection<Field>) => {
    filled.current = source;
    const values = section.toValues(source.fields);
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    setIsDirty(false);
  };
  const follow = useEffectEvent((latest: StoredSection<Field>) => {
    if (filled.current !== latest) fill(latest);
  });
  useEffect(() => {
    if (!isDirty) follow(stored);
  }, [isDirty, stored]);

  const { isBusy, run: submit } = useFormSave(form, async (values) => {
    const outcome = await save(values, filled.current.version);
    if (outcome.kind === 'saved') setIsDirty(false);
    if (outcome.kind === 'theirs') fill(outcome.stored);
  });
  const isStored = Object.values(stored.version).some((version) => version > 0);

  return (
    <div className={styles.columns}>
      <Form
        form={form}
        name={section.fields.join('-')}
        layout="vertical"
        initialValues={section.toValues(stored.fields)}
        scrollToFirstError={{ focus: true }}
        onValuesChange={() => setIsDirty(true)}
        onFinish={submit}
      >
        <section.Fields configuration={stored.fields} isStored={isStored} />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            Simpan
          </Button>
          {isDirty && <Button onClick={() => fill(filled.current)}>Batalkan perubahan</Button>}
        </div>
      </Form>
      <SectionPreview section={section} form={form} />
      {dialog}
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </div>
  );
}
