import { SessionEndedNotice } from '@portal/forms';
import { type Elements, Muted } from '@portal/ui';
import { Button } from 'antd';
import { type ReactNode, useEffect, useId } from 'react';
import { SideDrawer } from '../drawer/side-drawer.tsx';
import styles from './edit-form.module.css';
import { EditForm, showFirstError } from './edit-form.tsx';
import type { PictureValue } from './picture/picture-value.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { RowConflict } from './row-conflict.tsx';
import { useDrawerClose } from './use-drawer-close.tsx';
import { useFormSave } from './use-form-save.ts';
import type { useRowForm } from './use-row-form.ts';

interface FormDrawerProps<Fields extends object, Values extends { picture: PictureValue }> {
  title: string;
  row: ReturnType<typeof useRowForm<Fields, Values>>;
  /** Where the focus starts, once the row has been read; its text is selected. */
  startField?: string | undefined;
  /** Removes the form from the URL. */
  onClose: () => void;
  /** The fields. */
  children: Elements;
  /** The values that 'Simpan & terbitkan' sets before it saves. Without them the button is not shown. */
  published?: Partial<Values>;
  /** Beside the buttons: what else happens when it is saved. */
  note?: ReactNode;
  /** Shown instead of the fields until the row has been read: see `StoredRowState`. */
  pending?: Elements;
}

/**
 * The frame of a form that adds or edits a row; render it only while it is open. Closing the form or leaving the page requires a
 * confirmation if unsaved input would be lost.
 */
export function FormDrawer<Fields extends object, Values extends { picture: PictureValue }>({
  title,
  row: { form, draft, initialValues, isNew, isFilled, save, conflict, failure },
  published,
  note,
  startField,
  onClose,
  children,
  pending,
}: FormDrawerProps<Fields, Values>) {
  const formId = useId();
  const { close, askToClose, question } = useDrawerClose(draft, onClose);
  const { isBusy, run } = useFormSave(form, async (values) => {
    if (await save(values)) close();
  });
  const submit = () => run({});
  const publish = () =>
    form.validateFields().then(
      () => run(published ?? {}),
      () => showFirstError(form),
    );
  const discard = () => {
    form.resetFields();
    draft.discard();
  };

  return (
    <SideDrawer
      title={title}
      startsInField={isNew}
      onClose={askToClose}
      footer={
        <>
          <SessionEndedNotice error={failure} />
          {isFilled && (
            <Button type="primary" htmlType="submit" form={formId} loading={isBusy}>
              Simpan
            </Button>
          )}
          {isFilled && published && (
            <Button onClick={publish} disabled={isBusy}>
              Simpan &amp; terbitkan
            </Button>
          )}
          <Button onClick={askToClose}>Batal</Button>
          {note && (
            <Muted as="p" role="status" className={styles.note}>
              {note}
            </Muted>
          )}
        </>
      }
    >
      {isFilled ? (
        <EditForm
          id={formId}
          form={form}
          initialValues={initialValues}
          onValuesChange={(_changes, values) => draft.keep(values)}
          onFinish={submit}
        >
          {draft.isRestored && <RestoredNotice lacksFile={draft.lacksFile} onDiscard={discard} />}
          {children}
          {startField && <FocusField name={startField} />}
        </EditForm>
      ) : (
        pending
      )}
      {conflict && <RowConflict conflict={conflict} />}
      {question}
    </SideDrawer>
  );
}

/** Focuses the field, selects its text, and brings it to the middle of the drawer. */
function FocusField({ name }: { name: string }) {
  useEffect(() => {
    // After the drawer has given the focus to its title.
    queueMicrotask(() => {
      const field = document.getElementById(name);
      const frame = field?.closest('.ant-drawer-body');
      if (!field || !frame) return;
      // Not `scrollIntoView`: the drawer is still sliding in from outside the window.
      const [inner, outer] = [field.getBoundingClientRect(), frame.getBoundingClientRect()];
      frame.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
      field.focus({ preventScroll: true });
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
  }, [name]);
  return null;
}
