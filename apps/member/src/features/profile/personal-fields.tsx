import type { ProfileFields } from '@portal/api/alumni';
import { formLayout, TextAreaField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { profileLabels } from './profile-labels.ts';

interface PersonalFieldsProps {
  form: UseFormReturn<ProfileFields>;
  email: string;
}

export function PersonalFields({ form, email }: PersonalFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FieldGroup id="data-diri" title="Data diri">
      <TextField
        label={profileLabels.fullName}
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label="Email"
        type="email"
        value={email}
        readOnly
        hint="Email tidak dapat diubah."
      />
      <TextField
        id="lokasi"
        label={profileLabels.location}
        isOptional
        autoComplete="address-level2"
        hint="Kota tempat Anda tinggal sekarang."
        error={errors.location?.message}
        {...register('location')}
      />
      <TextAreaField
        id="bio"
        label={profileLabels.bio}
        isOptional
        rows={5}
        className={formLayout.wide}
        hint="Beberapa kalimat tentang Anda; tampil di profil direktori."
        error={errors.bio?.message}
        {...register('bio')}
      />
    </FieldGroup>
  );
}
