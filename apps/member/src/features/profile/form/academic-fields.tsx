import type { ProfileFields } from '@portal/api/alumni';
import { formLayout, TextAreaField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { profileField } from './profile-field.ts';

export function AcademicFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const field = profileField(form);
  const year = {
    inputMode: 'numeric',
    autoComplete: 'off',
    isOptional: true,
  } as const;
  return (
    <FieldGroup
      id="akademik"
      title="Data akademik"
      text="NIM hanya dilihat oleh Anda dan pengurus."
    >
      <TextField {...field('entryYear')} {...year} hint="Angkatan Anda, empat angka." />
      <TextField {...field('graduationYear')} {...year} hint="Empat angka." />
      <TextField {...field('nim')} isOptional inputMode="numeric" autoComplete="off" />
      <TextField {...field('concentration')} isOptional autoComplete="off" />
      <TextAreaField {...field('thesisTitle')} isOptional rows={2} className={formLayout.wide} />
      <TextField
        {...field('internshipPlace')}
        isOptional
        autoComplete="off"
        className={formLayout.wide}
      />
      <TextAreaField
        {...field('otherAcademicInfo')}
        isOptional
        rows={3}
        className={formLayout.wide}
      />
    </FieldGroup>
  );
}
