import type { ProfileFields } from '@portal/api/alumni';
import { formLayout, LinkField, TextField } from '@portal/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { profileField } from './profile-field.ts';
import styles from './profile-form.module.css';
import { visibilityLabels } from './profile-labels.ts';

interface ContactFieldsProps {
  form: UseFormReturn<ProfileFields>;
  /** Shows what visitors see of the profile. */
  children: ReactNode;
}

export function ContactFields({ form, children }: ContactFieldsProps) {
  const field = profileField(form);
  return (
    <FieldGroup id="kontak" title="Kontak">
      <TextField
        {...field('phoneNumber')}
        isOptional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <LinkField
        {...field('linkedinUrl')}
        isOptional
        autoComplete="off"
        placeholder="https://www.linkedin.com/in/…"
      />
      <LinkField {...field('websiteUrl')} isOptional autoComplete="url" placeholder="https://…" />
      <VisibilityChoice form={form} />
      <div className={formLayout.wide}>{children}</div>
    </FieldGroup>
  );
}

const choices = [
  {
    value: 'public',
    text: 'Setiap pengunjung situs, juga yang tidak masuk.',
  },
  {
    value: 'alumni',
    text: 'Hanya alumni yang sudah divalidasi pengurus dan sedang masuk.',
  },
  { value: 'private', text: 'Hanya Anda dan pengurus.' },
] as const;

function VisibilityChoice({ form }: { form: UseFormReturn<ProfileFields> }) {
  return (
    <fieldset className={formLayout.wide}>
      <legend className={styles.legend}>
        Siapa yang boleh melihat email, telepon, LinkedIn, dan website Anda?
      </legend>
      <div className={styles.choices}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" value={value} {...form.register('contactVisibility')} />
            <span>
              <strong>{visibilityLabels[value]}</strong>
              <span className={styles.choiceText}>{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
