import { useMutation } from '@portal/api/query';
import type { SiteConfiguration } from '@portal/api/site-configuration';
import {
  type ConfigurationField,
  type ConfigurationVersions,
  saveConfigurationMutation,
} from '@portal/api/site-configuration/admin';
import { useVersionedSave } from '@portal/forms';
import { formatMoment, Muted, QueryError, SkeletonGroup } from '@portal/ui';
import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { keepChosenPicture } from '../../../form/picture/picture-value.ts';
import { showSaved, storePicture } from '../../../form/picture/store-picture.ts';
import { useFormDraft } from '../../../form/use-form-draft.ts';
import { useFormSave } from '../../../form/use-form-save.ts';
import { SectionPreview } from './section-preview.tsx';
import { SettingsForm } from './settings-form.tsx';
import { pictureOf, type SettingsSection } from './settings-section.ts';
import { type StoredSection, useStoredSection } from './use-stored-section.ts';

interface SectionFormProps<Field extends ConfigurationField, Values extends object> {
  section: SettingsSection<Field, Values>;
  stored: StoredSection<Field>;
  readStored: () => Promise<StoredSection<Field>>;
}

/** The form of one section. */
function SectionForm<Field extends ConfigurationField, Values extends object>({
  section,
  stored,
  readStored,
}: SectionFormProps<Field, Values>) {
  const [form] = Form.useForm<Values>();
  const initialValues = section.toValues(stored.fields);
  const id = section.fields.join('-');
  const draft = useFormDraft<Values>({
    form,
    kind: 'pengaturan',
    id,
    isNew: false,
    stored: initialValues,
  });
  const isStored = Object.values(stored.version).some((version) => version > 0);

  return (
    <SettingsForm
      {...{ id, form, initialValues, draft }}
      saving={useSectionSave({ section, form, draft, stored, readStored })}
      onChange={(changes) => 'picture' in changes && followPicture(section, form, stored.fields)}
      preview={<SectionPreview section={section} form={form} />}
    >
      <section.Fields configuration={stored.fields} isStored={isStored} />
    </SettingsForm>
  );
}

/** Clears the alternative text when another picture is chosen, and restores it when the stored picture is back. */
function followPicture<Field extends ConfigurationField, Values extends object>(
  section: SettingsSection<Field, Values>,
  form: FormInstance,
  stored: Partial<SiteConfiguration>,
) {
  const image = section.picture && stored[section.picture.field];
  if (!image) return;
  const { url, picked } = pictureOf(section, form.getFieldsValue());
  const alt = form.getFieldValue('alt') ?? '';
  const isStored = !picked && (url ?? '') === image.url;
  if (isStored && alt === '') form.setFieldValue('alt', image.alt);
  if (!isStored && alt === image.alt) form.setFieldValue('alt', '');
}

interface SectionSaveOptions<Field extends ConfigurationField, Values extends object>
  extends SectionFormProps<Field, Values> {
  form: FormInstance<Values>;
  draft: ReturnType<typeof useFormDraft<Values>>;
}

/** If the upload fails, picture and alternative text stay in the form, and the former ones are saved: the new text describes the new picture. */
async function storeSectionPicture<Field extends ConfigurationField, Values extends object>(
  section: SettingsSection<Field, Values>,
  values: Values,
  base: Values,
) {
  const folder = section.picture?.folder ?? 'site/';
  const picture = await storePicture(pictureOf(section, values), folder, 'Upload Gagal');
  if (!picture.failure) return { sent: values, picture, note: '' };
  const former = Object.entries(base).filter(([name]) => name === 'picture' || name === 'alt');
  return {
    sent: { ...values, ...Object.fromEntries(former) },
    picture: { ...picture, url: pictureOf(section, base).url },
    note: 'Gambar baru dan teks alternatifnya masih ada di formulir.',
  };
}

/** Stores the picture first, then all keys of the section at once. */
function useSectionSave<Field extends ConfigurationField, Values extends object>({
  section,
  form,
  draft,
  stored,
  readStored,
}: SectionSaveOptions<Field, Values>) {
  const { mutateAsync: write } = useMutation(saveConfigurationMutation());
  const { save, conflict, failure } = useVersionedSave<
    Pick<SiteConfiguration, Field>,
    ConfigurationVersions
  >({
    write: ({ fields, version }) => write({ fields, version: version ?? {} }),
    read: readStored,
    labels: section.labels,
  });
  const { isBusy, run: submit } = useFormSave(form, async (values) => {
    const base = draft.base();
    const { sent, picture, note } = await storeSectionPicture(section, values, base);
    const outcome = await save({
      base: section.toConfiguration(base, pictureOf(section, base).url ?? ''),
      mine: section.toConfiguration(sent, picture.url ?? ''),
      stored,
    });
    if (outcome.kind === 'saved') {
      draft.settle(section.toValues(outcome.fields), sent);
      showSaved('Konfigurasi Disimpan', picture, note);
      return;
    }
    await picture.discard(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind === 'theirs' && outcome.stored) {
      const merged = section.toValues(outcome.fields);
      const shown = section.picture
        ? keepChosenPicture<Values>(
            { ...merged, picture: section.picture.of(merged) },
            section.picture.of(values),
            picture.url,
          )
        : merged;
      draft.restart(section.toValues(outcome.stored.fields), shown);
    }
  });
  return { conflict, failure, submit, isBusy };
}

const shapes = [{ width: 'min(14rem, 100%)', height: '2rem' }, '4rem', '10rem', '4rem'];

/** Reads one section and shows its form. */
export function SectionEditor<Field extends ConfigurationField, Values extends object>({
  section,
}: {
  section: SettingsSection<Field, Values>;
}) {
  const query = useStoredSection(section.fields);
  // A later read, or its failure, must not replace a form that may hold changes.
  const [isOnDefaults, setIsOnDefaults] = useState(false);
  if (query.isLoadingError && section.fallsBackToDefaults && !isOnDefaults) setIsOnDefaults(true);
  if (query.isPending && !isOnDefaults) {
    return <SkeletonGroup gap={5} shapes={shapes} />;
  }
  if (query.isLoadingError && !isOnDefaults) {
    return <QueryError title={query.errorTitle} query={query} />;
  }
  return (
    <>
      {query.error && <QueryError look="notice" title={query.errorTitle} query={query} />}
      {query.changedAt && (
        <Muted>{`Terakhir diubah ${formatMoment(query.changedAt)} oleh admin`}</Muted>
      )}
      <SectionForm section={section} stored={query.stored} readStored={query.readAgain} />
    </>
  );
}
