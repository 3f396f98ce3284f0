import type { ProfileFields } from '@portal/api/alumni';
import { formLayout, TextAreaField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { profileField } from './profile-field.ts';

interface PersonalFieldsProps {
  form: UseFormReturn<ProfileFields>;
  email: string;
}

export function PersonalFields({ form, email }: PersonalFieldsProps) {
  const field = profileField(form);
  return (
    <FieldGroup id="data-diri" title="Data diri">
      <TextField {...field('fullName')} autoComplete="name" />
      <TextField
        label="Email"
        type="email"
        value={email}
        readOnly
        hint="Email tidak dapat diubah."
      />
      <TextField
        id="lokasi"
        {...field('location')}
        isOptional
        autoComplete="address-level2"
        hint="Kota tempat Anda tinggal sekarang."
      />
      <TextAreaField
        id="bio"
        {...field('bio')}
        isOptional
        rows={5}
        className={formLayout.wide}
        hint="Beberapa kalimat tentang Anda; tampil di profil direktori."
      />
    </FieldGroup>
  );
}
