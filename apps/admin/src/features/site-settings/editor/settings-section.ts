import type { SiteConfiguration } from '@portal/api/site-configuration';
import type { ConfigurationField } from '@portal/api/site-configuration/admin';
import type { SiteFolder } from '@portal/api/storage';
import type { FieldLabels } from '@portal/forms';
import type { ComponentType } from 'react';
import { noPicture, type PictureValue } from '../../../form/picture/picture-value.ts';

/** One section of the settings: the fields of the configuration that it edits, their form, and the visitors' view of them. */
export interface SettingsSection<Field extends ConfigurationField, Values extends object> {
  title: string;
  /** The place where visitors see the section. */
  place: string;
  fields: readonly Field[];
  toValues: (configuration: Pick<SiteConfiguration, Field>) => Values;
  /** `pictureUrl` is the picture of the values once it is stored, or its preview. */
  toConfiguration: (values: Values, pictureUrl: string) => Pick<SiteConfiguration, Field>;
  /** Only sections with a picture have it; their form has an alternative text under `alt`. */
  picture?: {
    of: (values: Values) => PictureValue;
    folder: SiteFolder;
    field: 'heroBackground' | 'homeAboutImage' | 'aboutPageImage';
  };
  /** The names of the fields in the conflict dialog. */
  labels: FieldLabels<Pick<SiteConfiguration, Field>>;
  Fields: ComponentType<{ configuration: Pick<SiteConfiguration, Field>; isStored: boolean }>;
  Preview: ComponentType<{ configuration: Pick<SiteConfiguration, Field> }>;
  /** The form starts with the defaults when the stored values cannot be read. */
  fallsBackToDefaults?: boolean;
}

/** Lets the compiler infer the types of a section. */
export function defineSection<Field extends ConfigurationField, Values extends object>(
  section: SettingsSection<Field, Values>,
): SettingsSection<Field, Values> {
  return section;
}

export function pictureOf<Field extends ConfigurationField, Values extends object>(
  section: SettingsSection<Field, Values>,
  values: Values,
): PictureValue {
  return section.picture?.of(values) ?? noPicture;
}
