import { useLeaveGuard } from '@portal/federation';
import { LeaveDialog } from '@portal/ui';
import { Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { SideDrawer } from './side-drawer.tsx';
import { useFormSave } from './use-form-save.ts';

/** 'reset': the form was filled with what is stored, and holds nothing unsaved any more. */
export type DrawerResult = 'saved' | 'unsaved' | 'reset';

interface FormDrawerProps<Values extends object> {
  title: string;
  form: FormInstance<Values>;
  initialValues: Values;
  /** Saves and tells the result in a toast; the drawer closes when it answers 'saved'. Never runs twice at a time. */
  onSave: (values: Values) => Promise<DrawerResult>;
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
  form,
  initialValues,
  onSave,
  onClose,
  children,
  pending,
}: FormDrawerProps<Values>) {
  const formId = useId();
  // What was typed stays, even when the row is read again and is no longer there.
  const [isFilled, setIsFilled] = useState(!pending);
  if (!pending && !isFilled) setIsFilled(true);
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const close = () => {
    guard.release();
    onClose();
  };
  const askToClose = () => (isDirty ? setIsAsking(true) : close());
  const { isBusy, run: save } = useFormSave(form, async (values) => {
    const result = await onSave(values);
    if (result === 'saved') close();
    if (result === 'reset') setIsDirty(false);
  });

  return (
    <SideDrawer
      title={title}
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
        <Form
          id={formId}
          form={form}
          layout="vertical"
          initialValues={initialValues}
          scrollToFirstError={{ focus: true }}
          onValuesChange={() => setIsDirty(true)}
          onFinish={save}
        >
          {children}
        </Form>
      ) : (
        pending
      )}
      {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={close} />}
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </SideDrawer>
  );
}
