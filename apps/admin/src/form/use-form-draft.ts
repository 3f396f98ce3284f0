import { type DraftOptions, useDraft } from '@portal/forms';
import type { FormInstance } from 'antd';

interface FormDraftOptions<Values extends object> extends Omit<DraftOptions<Values>, 'form'> {
  form: FormInstance<Values>;
}

/** `useDraft` for a form of Ant Design. Give `keep` to its `onValuesChange`. */
export function useFormDraft<Values extends object>({ form, ...row }: FormDraftOptions<Values>) {
  return useDraft<Values>({
    ...row,
    form: {
      read: () => form.getFieldsValue(),
      fill: (values) => form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]),
    },
  });
}
