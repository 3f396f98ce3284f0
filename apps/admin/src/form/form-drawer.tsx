import { useLeaveGuard } from '@portal/federation';
import { LeaveDialog } from '@portal/ui';
import { Button, Drawer, Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useId, useState } from 'react';
import styles from './form-drawer.module.css';
import { useOneAtATime } from './use-one-at-a-time.ts';

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
  useFocusReturn();
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const guard = useLeaveGuard(isDirty);
  const close = () => {
    guard.release();
    onClose();
  };
  const askToClose = () => (isDirty ? setIsAsking(true) : close());
  const { isBusy, run: save } = useOneAtATime(async (values: Values) => {
    const result = await onSave(values);
    if (result === 'saved') close();
    if (result === 'reset') setIsDirty(false);
  });

  return (
    <Drawer
      open
      title={title}
      size="min(36rem, 100vw)"
      onClose={(event) => {
        // Escape belongs to a dialog above the drawer, and must not close the question that it brings up here.
        if (document.querySelector('dialog[open]')) return;
        event.preventDefault();
        askToClose();
      }}
      footer={
        <div className={styles.foot}>
          {!pending && (
            <Button type="primary" htmlType="submit" form={formId} loading={isBusy}>
              Simpan
            </Button>
          )}
          <Button onClick={askToClose}>Batal</Button>
        </div>
      }
    >
      {pending || (
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
      )}
      {isAsking && <LeaveDialog onStay={() => setIsAsking(false)} onLeave={close} />}
      {guard.isAsking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </Drawer>
  );
}

/** Gives the focus back to what opened the drawer: Ant Design does so only where a drawer closes and stays drawn. */
function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
