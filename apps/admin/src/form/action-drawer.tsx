import { SessionEndedNotice } from '@portal/forms';
import type { Elements } from '@portal/ui';
import { Button, type FormInstance } from 'antd';
import { useId, useState } from 'react';
import { SideDrawer } from '../drawer/side-drawer.tsx';
import { useOneAtATime } from '../frame/use-one-at-a-time.ts';
import { EditForm } from './edit-form.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { useDrawerClose } from './use-drawer-close.tsx';
import type { useFormDraft } from './use-form-draft.ts';

interface ActionDrawerProps<Values extends object> {
  title: string;
  actionLabel: string;
  /** There is nothing to do, as the form says. */
  isDisabled?: boolean;
  form: FormInstance<Values>;
  initialValues: Values;
  startsInField?: boolean;
  /** The draft of the input. A form without text fields needs none. */
  draft?: ReturnType<typeof useFormDraft<Values>>;
  /** The mutation in it reports a failure; the input stays in the form. */
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
  children: Elements;
}

/** A drawer with a short form for one action, which is sent once and closes when it is done. */
export function ActionDrawer<Values extends object>({
  title,
  actionLabel,
  isDisabled = false,
  form,
  initialValues,
  startsInField = false,
  draft,
  onSubmit,
  onClose,
  children,
}: ActionDrawerProps<Values>) {
  const formId = useId();
  const { close, askToClose, question } = useDrawerClose(draft, onClose);
  const [failure, setFailure] = useState<unknown>(null);
  const { isBusy, run } = useOneAtATime(async (values: Values) => {
    await onSubmit(values).then(close, setFailure);
  });
  const discard = () => {
    form.resetFields();
    draft?.discard();
  };
  return (
    <SideDrawer
      title={title}
      startsInField={startsInField}
      onClose={askToClose}
      footer={
        <>
          <SessionEndedNotice error={failure} />
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={isBusy}
            disabled={isDisabled}
          >
            {actionLabel}
          </Button>
          <Button onClick={askToClose}>Batal</Button>
        </>
      }
    >
      <EditForm
        id={formId}
        form={form}
        initialValues={initialValues}
        onValuesChange={(_changes, values) => draft?.keep(values)}
        onFinish={(values) => void run(values)}
      >
        {draft?.isRestored && (
          <RestoredNotice lacksFile={false} actionLabel={actionLabel} onDiscard={discard} />
        )}
        {children}
      </EditForm>
      {question}
    </SideDrawer>
  );
}
