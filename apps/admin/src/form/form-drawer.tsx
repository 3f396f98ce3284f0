import { LeaveDialog } from '@portal/ui';
import { Button, type FormInstance } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { EditForm } from './edit-form.tsx';
import type { FormDraft } from './form-draft.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { useFormSave } from './use-form-save.ts';
import { useUnsavedForm } from './use-unsaved-form.tsx';

/** 'reset': the form was filled with what is stored, and holds nothing unsaved any more. */
export type DrawerResult = 'saved' | 'unsaved' | 'reset';

interface FormDrawerProps<Values extends object> {
  title: string;
  isNew: boolean;
  form: FormInstance<Values>;
  draft: FormDraft<unknown>;
  initialValues: Values;
  /** Saves and tells the result in a toast; the drawer closes when it answers 'saved'. Never runs twice at a time. */
  onSave: (values: Values) => Promise<DrawerResult>;
  /** The form goes back to its initial values. */
  onDiscard: () => void;
  /** Takes the form out of the address. */
  onClose: () => void;
  /** The fields; below them whatever dialogs the form needs. */
  children: ReactNode;
  /** Stands in for the fields until the row has been read: see `StoredRowState`. */
  pending?: ReactNode;
}

/**
 * The frame of a form that adds or edits a row; draw it only while it is open. Asks before what was typed is lost, by closing it
 * or by leaving the page.
 */
export function FormDrawer<Values extends object>({
  title,
  isNew,
  form,
  draft,
  initialValues,
  onSave,
  onDiscard,
  onClose,
  children,
  pending,
}: FormDrawerProps<Values>) {
  const formId = useId();
  // What was typed stays, even when the row is read again and is no longer there.
  const [isFilled, setIsFilled] = useState(!pending);
  if (!pending && !isFilled) setIsFilled(true);
  const unsaved = useUnsavedForm(form, draft, isFilled);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    unsaved.release();
    onClose();
  };
  const askToClose = () => (unsaved.isHeld() ? setIsAsking(true) : close());
  const { isBusy, run: save } = useFormSave(form, async (values) => {
    const result = await onSave(values);
    if (result === 'saved') close();
    if (result === 'reset') unsaved.settle();
  });
  const discard = () => {
    form.resetFields();
    onDiscard();
    unsaved.settle();
  };

  return (
    <SideDrawer
      title={title}
      startsInField={isNew}
      onClose={askToClose}
      footer={
        <>
          {isFilled && (
            <Button type="primary" htmlType="submit" form={formId} loading={isBusy}>
              Simpan
            </Button>
          )}
          <Button onClick={askToClose}>Batal</Button>
        </>
      }
    >
      {isFilled ? (
        <EditForm
          id={formId}
          form={form}
          initialValues={initialValues}
          onValuesChange={unsaved.keep}
          onFinish={save}
        >
          {unsaved.isRestored && <RestoredNotice draft={draft} onDiscard={discard} />}
          {children}
        </EditForm>
      ) : (
        pending
      )}
      {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={close} />}
      {unsaved.question}
    </SideDrawer>
  );
}
