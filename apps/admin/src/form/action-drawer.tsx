import { Button, type FormInstance } from 'antd';
import { type ReactNode, useId } from 'react';
import { EditForm } from './edit-form.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface ActionDrawerProps<Values extends object> {
  title: string;
  actionLabel: string;
  form: FormInstance<Values>;
  initialValues: Values;
  startsInField?: boolean;
  /** The mutation in it reports a failure; the words stay. */
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer with a short form for one action, which is sent once and closes when it is done. It keeps no draft. */
export function ActionDrawer<Values extends object>({
  title,
  actionLabel,
  form,
  initialValues,
  startsInField = false,
  onSubmit,
  onClose,
  children,
}: ActionDrawerProps<Values>) {
  const formId = useId();
  const { isBusy, run } = useOneAtATime(async (values: Values) => {
    await onSubmit(values);
    onClose();
  });
  return (
    <SideDrawer
      title={title}
      startsInField={startsInField}
      onClose={onClose}
      footer={
        <>
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy}>
            {actionLabel}
          </Button>
          <Button onClick={onClose}>Batal</Button>
        </>
      }
    >
      <EditForm
        id={formId}
        form={form}
        initialValues={initialValues}
        onFinish={(values) => void run(values).catch(() => undefined)}
      >
        {children}
      </EditForm>
    </SideDrawer>
  );
}
