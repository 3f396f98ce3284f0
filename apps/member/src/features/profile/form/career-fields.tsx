import type { ProfileFields } from '@portal/api/alumni';
import { TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { profileField } from './profile-field.ts';

export function CareerFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const field = profileField(form);
  return (
    <FieldGroup
      id="pekerjaan"
      title="Pekerjaan saat ini"
      text="Tampil di kartu Anda dalam direktori. Riwayat lengkapnya diisi di bawah."
    >
      <TextField {...field('jobTitle')} isOptional autoComplete="organization-title" />
      <TextField {...field('company')} isOptional autoComplete="organization" />
    </FieldGroup>
  );
}
