import type { FormInstance } from 'antd';
import { useOneAtATime } from '../frame/use-one-at-a-time.ts';

/** Chosen files that are still being decoded, by their form. Each resolves to whether the file was accepted. */
const readings = new WeakMap<FormInstance, Promise<boolean>>();

/** Makes saving the form wait for a chosen file. */
export function holdSave(form: FormInstance, reading: Promise<boolean>): void {
  readings.set(form, reading);
  void reading.finally(() => {
    if (readings.get(form) === reading) readings.delete(form);
  });
}

/** For `onFinish`: saves the form once its chosen file is read, not at all if the file is refused, and never twice at a time. `run` takes values that replace those of the fields. */
export function useFormSave<Values extends object>(
  form: FormInstance<Values>,
  save: (values: Values) => Promise<unknown>,
) {
  return useOneAtATime(async (others: Partial<Values>) => {
    const isAccepted = (await readings.get(form as FormInstance)) ?? true;
    if (isAccepted) await save({ ...form.getFieldsValue(), ...others });
  });
}
