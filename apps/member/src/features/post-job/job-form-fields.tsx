import { describedJob, jobTypes } from '@portal/api/job-posting';
import {
  formatDate,
  formLayout,
  LinkField,
  SelectField,
  TextAreaField,
  TextField,
} from '@portal/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { type JobFormValues, labels } from './job-form-schema.ts';

interface JobFormFieldsProps {
  register: UseFormRegister<JobFormValues>;
  errors: FieldErrors<JobFormValues>;
  /** As it stands in the field, which some browsers show with the month first. */
  deadline: string;
  /** A published job is extended in its last week only. */
  isDeadlineFixed?: boolean;
}

const { title, company_name: companyName, location, description } = describedJob;
const limits: Partial<Record<keyof JobFormValues, number>> = {
  title: title.limit,
  companyName: companyName.limit,
  location: location.limit,
  description: description.limit,
};

export function JobFormFields({ register, errors, deadline, isDeadlineFixed }: JobFormFieldsProps) {
  const field = (name: keyof JobFormValues) => ({
    label: labels[name],
    limit: limits[name],
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <TextField
        placeholder="mis. Electrical Engineer"
        autoComplete="off"
        required
        className={formLayout.wide}
        {...field('title')}
      />
      <TextField autoComplete="organization" required {...field('companyName')} />
      <TextField
        placeholder="mis. Pekanbaru"
        autoComplete="off"
        isOptional
        {...field('location')}
      />
      <SelectField options={jobTypes} {...field('jobType')} />
      <TextField
        type="date"
        required
        readOnly={isDeadlineFixed}
        hint={
          deadline &&
          `Tayang sampai ${formatDate(deadline)}; ${isDeadlineFixed ? 'dapat diperpanjang dalam 7 hari terakhirnya.' : 'paling lama 180 hari lagi.'}`
        }
        {...field('deadline')}
      />
      <LinkField
        allowsMail
        autoComplete="off"
        isOptional
        className={formLayout.wide}
        hint="Halaman lamaran atau alamat email."
        {...field('applicationLink')}
      />
      <LinkField
        autoComplete="off"
        isOptional
        className={formLayout.wide}
        hint="Alamat gambar persegi. Tanpa logo, inisial perusahaan yang ditampilkan."
        {...field('companyLogoUrl')}
      />
      <TextAreaField
        rows={8}
        required
        className={formLayout.wide}
        hint="Tugas, syarat, dan cara melamar."
        {...field('description')}
      />
    </>
  );
}
