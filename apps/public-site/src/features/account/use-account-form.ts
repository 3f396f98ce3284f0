import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useOutcome } from './use-outcome.ts';

/** A form of an account page: its fields by name, checked by the schema, and the outcome of its last attempt. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues });
  const { register, getFieldState, formState } = form;
  const field = (name: Path<Values>) => ({
    error: getFieldState(name, formState).error?.message,
    ...register(name),
  });
  return { ...form, field, isSubmitting: formState.isSubmitting, outcome: useOutcome() };
}
