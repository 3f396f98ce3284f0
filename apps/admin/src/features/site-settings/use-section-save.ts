import { useMutation } from '@portal/api/query';
import type { SiteConfiguration } from '@portal/api/site-configuration';
import {
  type ConfigurationField,
  type ConfigurationVersions,
  saveConfigurationMutation,
} from '@portal/api/site-configuration/admin';
import { showSaved, storePicture } from '../../form/store-picture.ts';
import { useVersionedSave } from '../../form/use-versioned-save.tsx';
import { pictureOf, type SettingsSection } from './settings-section.ts';
import type { StoredSection } from './use-stored-section.ts';

interface SectionSaveOptions<Field extends ConfigurationField, Values extends object> {
  section: SettingsSection<Field, Values>;
  readStored: () => Promise<StoredSection<Field>>;
}

type SectionOutcome<Field extends ConfigurationField> =
  | { kind: 'saved' }
  | { kind: 'theirs'; stored: StoredSection<Field> }
  | { kind: 'unsaved' };

/** Picture first, then all keys of the section at once; a conflict asks. (Decisions 73, 75 and 78.) */
export function useSectionSave<Field extends ConfigurationField, Values extends object>({
  section,
  readStored,
}: SectionSaveOptions<Field, Values>) {
  const { mutateAsync } = useMutation(saveConfigurationMutation());
  const versioned = useVersionedSave<Pick<SiteConfiguration, Field>, ConfigurationVersions>({
    write: mutateAsync,
    readStored,
    texts: section.texts,
  });

  const save = async (
    values: Values,
    version: ConfigurationVersions,
  ): Promise<SectionOutcome<Field>> => {
    const folder = section.picture?.folder ?? 'site/';
    const picture = await storePicture(pictureOf(section, values), folder, 'Upload Gagal');
    const fields = section.toConfiguration(values, picture.url ?? '');
    const outcome = await versioned.save({ fields, version });
    if (outcome.kind === 'saved') {
      showSaved('Konfigurasi Disimpan', picture);
      return outcome;
    }
    await picture.discard(outcome.kind === 'failed' ? outcome.error : undefined);
    return outcome.kind === 'theirs' ? outcome : { kind: 'unsaved' };
  };
  return { save, dialog: versioned.dialog };
}
