import { ApiError } from '@portal/api';
import { SessionEndedNotice } from '@portal/forms';
import { type Elements, Muted } from '@portal/ui';
import { Button, type FormInstance } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { SideDrawer } from '../drawer/side-drawer.tsx';
import styles from './edit-form.module.css';
import { EditForm, showFirstError } from './edit-form.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { useDrawerClose } from './use-drawer-close.tsx';
import type { useFormDraft } from './use-form-draft.ts';
import { useFormSave } from './use-form-save.ts';

/** What the form of a row has besides. */
export interface RowDrawerProps<Values extends object> {
  /** The values that 'Simpan & terbitkan' sets before it saves. Without them the button is not shown. */
  published?: Partial<Values>;
  /** Beside the buttons: what else happens when it is saved. */
  note?: ReactNode;
  /** Shown instead of the fields until the row has been read: see `StoredRowState`. */
  pending?: Elements;
}

interface ActionDrawerProps<Values extends object> extends RowDrawerProps<Values> {
  title: string;
  actionLabel: string;
  /** There is nothing to do, as the form says. */
  isDisabled?: boolean;
  form: FormInstance<Values>;
  initialValues: Values;
  startsInField?: boolean;
  /** The draft of the input. A form without text fields needs none. */
  draft?: ReturnType<typeof useFormDraft<Values>>;
  /** Resolves to false, or rejects, if the drawer stays open; what it calls reports a failure, and the input stays in the form. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Why it was not saved, if `onSubmit` does not reject. */
  failure?: unknown;
  onClose: () => void;
  children: Elements;
  /** Asked above the drawer. */
  conflict?: Elements;
}

/** A drawer with a form, which is sent once at a time and closes when it is done. Render it only while it is open. */
export function ActionDrawer<Values extends object>(props: ActionDrawerProps<Values>) {
  const { title, actionLabel, form, draft, onSubmit, published, note, pending } = props;
  const formId = useId();
  const { close, askToClose, question } = useDrawerClose(
    draft ?? { isDirty: false },
    props.onClose,
  );
  const [failure, setFailure] = useState<unknown>(null);
  const { isBusy, run } = useFormSave(form, (values) =>
    onSubmit(values).then(
      (isDone) => isDone !== false && close(),
      (error: unknown) => {
        setFailure(error);
        // An error of the code is reported as any other.
        if (!(error instanceof ApiError)) throw error;
      },
    ),
  );
  const publish = () =>
    form.validateFields().then(
      () => run(published ?? {}),
      () => showFirstError(form),
    );
  const discard = () => {
    form.resetFields();
    draft?.discard();
  };
  return (
    <SideDrawer
      title={title}
      startsInField={props.startsInField}
      onClose={askToClose}
      footer={
        <>
          <SessionEndedNotice error={props.failure ?? failure} />
          {!pending && (
            <Button
              type="primary"
              htmlType="submit"
              form={formId}
              loading={isBusy}
              disabled={props.isDisabled ?? false}
            >
              {actionLabel}
            </Button>
          )}
          {!pending && published && (
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
      {pending || (
        <EditForm
          id={formId}
          form={form}
          initialValues={props.initialValues}
          onValuesChange={(_changes, values) => draft?.keep(values)}
          onFinish={() => run({})}
        >
          {draft?.isRestored && (
            <RestoredNotice {...{ actionLabel }} lacksFile={draft.lacksFile} onDiscard={discard} />
          )}
          {props.children}
        </EditForm>
      )}
      {props.conflict}
      {question}
    </SideDrawer>
  );
}
