import type { ProfileFields } from '@portal/api/alumni';
import type { UseFormReturn } from 'react-hook-form';
import { profileLabels } from './profile-labels.ts';
import { profileLimits } from './profile-schema.ts';

const limits: Partial<Record<keyof ProfileFields, number>> = profileLimits;

/** The label, the limit, the error and the registration of each field of the main form. */
export function profileField({ register, formState }: UseFormReturn<ProfileFields>) {
  return (name: keyof ProfileFields) => ({
    label: profileLabels[name],
    limit: limits[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
}
