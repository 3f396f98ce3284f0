import { type DraftOptions, newRowId, useDraft, useDraftOwner } from '@portal/forms';
import type { FormInstance } from 'antd';
import { useState } from 'react';

interface FormDraftOptions<Values extends object> extends Omit<DraftOptions<Values>, 'form'> {
  form: FormInstance<Values>;
}

/** `useDraft` for a form of Ant Design. Pass `keep` as its `onValuesChange`. */
export function useFormDraft<Values extends object>({ form, ...row }: FormDraftOptions<Values>) {
  return useDraft<Values>({
    ...row,
    form: {
      read: () => form.getFieldsValue(),
      fill: (values) => form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]),
    },
  });
}

/** The draft of a form for one action. Send the id of its key with the action: it stays the same until the action is done or the draft discarded. */
export function useActionDraft<Values extends object>(
  form: FormInstance<Values>,
  kind: string,
  empty: Values,
) {
  const ownerId = useDraftOwner();
  const [id] = useState(() => newRowId(ownerId, kind));
  return useFormDraft<Values>({ form, kind, id, isNew: true, stored: empty });
}
