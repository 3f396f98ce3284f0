import { type SaveConflict, SessionEndedNotice, useDraftGuard } from '@portal/forms';
import { Cluster, type Elements } from '@portal/ui';
import { Button, type FormInstance } from 'antd';
import { EditForm } from '../../../form/edit-form.tsx';
import { RestoredNotice } from '../../../form/restored-notice.tsx';
import { RowConflict } from '../../../form/row-conflict.tsx';
import type { useFormDraft } from '../../../form/use-form-draft.ts';
import styles from './section-form.module.css';

interface SettingsFormProps<Values extends object> {
  id: string;
  form: FormInstance<Values>;
  initialValues: Values;
  draft: ReturnType<typeof useFormDraft<Values>>;
  /** How it is saved. */
  saving: {
    conflict: SaveConflict | null;
    failure: unknown;
    isBusy: boolean;
    submit: (others: Partial<Values>) => unknown;
  };
  onChange?: (changes: Partial<Values>) => void;
  preview?: Elements;
  /** The fields. */
  children: Elements;
}

/** The form of a section, which saves it or takes back what was typed, and beside it what visitors will see. */
export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const { id, form, initialValues, draft, onChange, preview, children } = props;
  const { conflict, failure, isBusy, submit } = props.saving;
  const guard = useDraftGuard(draft.isDirty ? [draft.key] : []);
  return (
    <div className={styles.columns}>
      <EditForm
        form={form}
        name={id}
        initialValues={initialValues}
        onValuesChange={(changes) => {
          onChange?.(changes);
          draft.keep(form.getFieldsValue());
        }}
        onFinish={() => submit({})}
      >
        {draft.isRestored && (
          <RestoredNotice lacksFile={draft.lacksFile} onDiscard={draft.discard} />
        )}
        {children}
        <SessionEndedNotice error={failure} />
        <Cluster gap={3} className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            Simpan
          </Button>
          {draft.isDirty && <Button onClick={draft.discard}>Batalkan perubahan</Button>}
        </Cluster>
      </EditForm>
      {preview}
      {conflict && <RowConflict conflict={conflict} />}
      {guard.question}
    </div>
  );
}
