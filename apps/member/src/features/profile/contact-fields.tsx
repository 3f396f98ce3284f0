import type { ProfileFields } from '@portal/api/alumni';
import { TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import styles from './profile-form.module.css';

export function ContactFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const { register, formState } = form;
  const { errors } = formState;
  const link = {
    type: 'url',
    inputMode: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;
  return (
    <FieldGroup id="kontak" title="Kontak">
      <TextField
        label="Nomor Telepon"
        isOptional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <TextField
        label="LinkedIn"
        isOptional
        {...link}
        autoComplete="off"
        placeholder="https://www.linkedin.com/in/…"
        error={errors.linkedinUrl?.message}
        {...register('linkedinUrl')}
      />
      <TextField
        label="Website"
        isOptional
        {...link}
        autoComplete="url"
        placeholder="https://…"
        error={errors.websiteUrl?.message}
        {...register('websiteUrl')}
      />
      <VisibilityChoice form={form} />
    </FieldGroup>
  );
}

const choices = [
  {
    value: 'public',
    label: 'Semua orang',
    text: 'Setiap pengunjung situs, juga yang tidak masuk.',
  },
  {
    value: 'alumni',
    label: 'Alumni terverifikasi',
    text: 'Hanya alumni yang sudah divalidasi pengurus dan sedang masuk.',
  },
  { value: 'private', label: 'Tidak dibagikan', text: 'Hanya Anda dan pengurus.' },
] as const;

function VisibilityChoice({ form }: { form: UseFormReturn<ProfileFields> }) {
  return (
    <fieldset className={styles.wide}>
      <legend className={styles.legend}>
        Siapa yang boleh melihat email, telepon, LinkedIn, dan website Anda?
      </legend>
      <div className={styles.choices}>
        {choices.map(({ value, label, text }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" value={value} {...form.register('contactVisibility')} />
            <span>
              <strong>{label}</strong>
              <span className={styles.choiceText}>{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
