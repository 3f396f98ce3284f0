import type { ProfileFields } from '@portal/api/alumni';
import { TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { profileLabels } from './profile-labels.ts';

export function CareerFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FieldGroup
      id="pekerjaan"
      title="Pekerjaan saat ini"
      text="Tampil di kartu Anda dalam direktori. Riwayat lengkapnya diisi di bawah."
    >
      <TextField
        label={profileLabels.jobTitle}
        isOptional
        autoComplete="organization-title"
        error={errors.jobTitle?.message}
        {...register('jobTitle')}
      />
      <TextField
        label={profileLabels.company}
        isOptional
        autoComplete="organization"
        error={errors.company?.message}
        {...register('company')}
      />
    </FieldGroup>
  );
}
