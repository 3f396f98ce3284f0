import type { ProfileFields } from '@portal/api/alumni';
import { classNames, formLayout, Grid, LinkField, Muted, TextField } from '@portal/ui';
import type { ReactElement, ReactNode } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { MaskWarning } from './mask-warning.tsx';
import { profileField } from './profile-field.ts';
import styles from './profile-form.module.css';
import { nameVisibilityLabels, profileLabels, visibilityLabels } from './profile-labels.ts';

interface ContactFieldsProps {
  form: UseFormReturn<ProfileFields>;
  email: string;
  /** Shows what visitors see of the profile. */
  children: ReactNode;
}

export function ContactFields({ form, email, children }: ContactFieldsProps) {
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
      <Choices
        question="Siapa yang boleh melihat email, telepon, LinkedIn, dan website Anda?"
        field={form.register('contactVisibility')}
        choices={contactChoices}
      />
      <Choices
        question="Siapa yang boleh melihat nama lengkap Anda di direktori?"
        field={form.register('nameVisibility')}
        choices={nameChoices}
      >
        <MaskWarning form={form} email={email} />
      </Choices>
      <label className={classNames(styles.choice, formLayout.wide)}>
        <input type="checkbox" {...form.register('isHiddenFromNameSearch')} />
        <ChoiceText
          label={profileLabels.isHiddenFromNameSearch}
          text="Profil Anda tetap ada di direktori, tetapi hanya pengurus yang menemukannya dengan mengetik nama Anda. Nama yang disamarkan dapat ditebak lewat pencarian ini."
        />
      </label>
      <div className={formLayout.wide}>{children}</div>
    </FieldGroup>
  );
}

interface Choice {
  value: string;
  label: string;
  text: string;
}

const contactChoices: Choice[] = [
  {
    value: 'public',
    label: visibilityLabels.public,
    text: 'Setiap pengunjung situs, juga yang tidak masuk.',
  },
  {
    value: 'alumni',
    label: visibilityLabels.alumni,
    text: 'Hanya alumni yang sudah divalidasi pengurus dan sedang masuk.',
  },
  { value: 'private', label: visibilityLabels.private, text: 'Hanya Anda dan pengurus.' },
];

const nameChoices: Choice[] = [
  {
    value: 'private',
    label: nameVisibilityLabels.private,
    text: 'Orang lain melihat huruf pertama dan bintang, misalnya B*** S******.',
  },
  {
    value: 'alumni',
    label: nameVisibilityLabels.alumni,
    text: 'Alumni yang sudah divalidasi dan sedang masuk melihat nama lengkap; pengunjung tidak.',
  },
];

interface ChoicesProps {
  question: string;
  field: UseFormRegisterReturn;
  choices: readonly Choice[];
  children?: ReactElement | false;
}

function Choices({ question, field, choices, children }: ChoicesProps) {
  return (
    <fieldset className={formLayout.wide}>
      <legend className={styles.legend}>{question}</legend>
      <Grid column="13rem" gap={3}>
        {choices.map(({ value, label, text }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" value={value} {...field} />
            <ChoiceText label={label} text={text} />
          </label>
        ))}
      </Grid>
      {children}
    </fieldset>
  );
}

function ChoiceText({ label, text }: Pick<Choice, 'label' | 'text'>) {
  return (
    <span>
      <strong>{label}</strong>
      <Muted as="span" className={styles.choiceText}>
        {text}
      </Muted>
    </span>
  );
}
