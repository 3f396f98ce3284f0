import type { ProfileFields } from '@portal/api/alumni';
import { TextAreaField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import styles from './profile-form.module.css';

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
        label="Tahun Masuk"
        {...year}
        hint="Angkatan Anda, empat angka."
        error={errors.entryYear?.message}
        {...register('entryYear')}
      />
      <TextField
        label="Tahun Lulus"
        {...year}
        hint="Empat angka."
        error={errors.graduationYear?.message}
        {...register('graduationYear')}
      />
      <TextField
        label="NIM"
        isOptional
        inputMode="numeric"
        autoComplete="off"
        error={errors.nim?.message}
        {...register('nim')}
      />
      <TextField
        label="Konsentrasi"
        isOptional
        autoComplete="off"
        error={errors.concentration?.message}
        {...register('concentration')}
      />
      <TextAreaField
        label="Judul Skripsi"
        isOptional
        rows={2}
        className={styles.wide}
        error={errors.thesisTitle?.message}
        {...register('thesisTitle')}
      />
      <TextField
        label="Tempat Kerja Praktik"
        isOptional
        autoComplete="off"
        className={styles.wide}
        error={errors.internshipPlace?.message}
        {...register('internshipPlace')}
      />
      <TextAreaField
        label="Informasi Akademik Lain"
        isOptional
        rows={3}
        className={styles.wide}
        error={errors.otherAcademicInfo?.message}
        {...register('otherAcademicInfo')}
      />
    </FieldGroup>
  );
}
