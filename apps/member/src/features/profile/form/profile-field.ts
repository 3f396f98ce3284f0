import { describedField, type ProfileFields } from '@portal/api/alumni';
import type { UseFormReturn } from 'react-hook-form';
import { profileLabels } from './profile-labels.ts';

/** The label, the limit, the error and the registration of each field of the main form. */
export function profileField({ register, formState }: UseFormReturn<ProfileFields>) {
  return (name: keyof ProfileFields) => ({
    label: profileLabels[name],
    limit: describedField(name).limit,
    error: formState.errors[name]?.message,
    ...register(name),
  });
}
