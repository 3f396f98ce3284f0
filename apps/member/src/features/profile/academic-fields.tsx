import type { ProfileFields } from '@portal/api/alumni';
import { formLayout, TextAreaField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { profileLabels } from './profile-labels.ts';

export function AcademicFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const { register, formState } = form;
  const { errors } = formState;
  const year = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 4,
    isOptional: true,
  } as const;
  return (
    <FieldGroup
      id="akademik"
      title="Data akademik"
      text="NIM hanya dilihat oleh Anda dan pengurus."
    >
      <TextField
        label={profileLabels.entryYear}
        {...year}
        hint="Angkatan Anda, empat angka."
        error={errors.entryYear?.message}
        {...register('entryYear')}
      />
      <TextField
        label={profileLabels.graduationYear}
        {...year}
        hint="Empat angka."
        error={errors.graduationYear?.message}
        {...register('graduationYear')}
      />
      <TextField
        label={profileLabels.nim}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        error={errors.nim?.message}
        {...register('nim')}
      />
      <TextField
        label={profileLabels.concentration}
        isOptional
        autoComplete="off"
        error={errors.concentration?.message}
        {...register('concentration')}
      />
      <TextAreaField
        label={profileLabels.thesisTitle}
        isOptional
        rows={2}
        className={formLayout.wide}
        error={errors.thesisTitle?.message}
        {...register('thesisTitle')}
      />
      <TextField
        label={profileLabels.internshipPlace}
        isOptional
        autoComplete="off"
        className={formLayout.wide}
        error={errors.internshipPlace?.message}
        {...register('internshipPlace')}
      />
      <TextAreaField
        label={profileLabels.otherAcademicInfo}
        isOptional
        rows={3}
        className={formLayout.wide}
        error={errors.otherAcademicInfo?.message}
        {...register('otherAcademicInfo')}
      />
    </FieldGroup>
  );
}
