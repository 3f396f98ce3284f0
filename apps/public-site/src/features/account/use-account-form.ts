import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { useOutcome } from './use-outcome.ts';

/** A form of an account page: its fields by name, checked by the schema, and the outcome of its last attempt. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues });
  const { register, getFieldState, formState, getValues, setValue } = form;
  const field = (name: Path<Values>) => ({
    error: getFieldState(name, formState).error?.message,
    ...register(name),
  });
  const believe = ({ elements }: HTMLFormElement) => {
    for (const name of Object.keys(getValues())) {
      const control = elements.namedItem(name);
      if (control && 'value' in control) {
        setValue(name as Path<Values>, control.value as PathValue<Values, Path<Values>>);
      }
    }
  };
  return { ...form, field, believe, isSubmitting: formState.isSubmitting, outcome: useOutcome() };
}
