import type { FormInstance } from 'antd';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Chosen files that are still being decoded, by their form; each tells whether it was accepted. */
const readings = new WeakMap<FormInstance, Promise<boolean>>();

/** Lets the saving of the form wait for a chosen file. */
export function holdSave(form: FormInstance, reading: Promise<boolean>): void {
  readings.set(form, reading);
  void reading.finally(() => {
    if (readings.get(form) === reading) readings.delete(form);
  });
}

/** For `onFinish`: saves once at a time, what the form holds once its chosen file is read, and not at all if that is refused. */
export function useFormSave<Values extends object>(
  form: FormInstance<Values>,
  save: (values: Values) => Promise<unknown>,
) {
  return useOneAtATime(async () => {
    const isAccepted = (await readings.get(form as FormInstance)) ?? true;
    if (isAccepted) await save(form.getFieldsValue());
  });
}
