import type { Json } from '../database.types.ts';
import { asCount, asObject } from '../rows/stored-value.ts';
import { type SiteConfiguration, toSiteConfiguration } from './site-configuration.model.ts';

export type ConfigurationField = keyof SiteConfiguration;

/** By configuration key; 0 stands for a key that is not stored yet. */
export type ConfigurationVersions = Readonly<Record<string, number>>;

/** One key as it is stored; the row is null where there is none. */
export interface StoredConfiguration {
  row: unknown;
  version: number;
}

const keys: Readonly<Record<ConfigurationField, string>> = {
  heroBackground: 'hero_background_url',
  homeStats: 'home_stats',
  homeAboutText: 'home_about_text',
  homeAboutImage: 'home_about_image_url',
  aboutPageText: 'about_page_main_text',
  aboutPageImage: 'about_page_main_image_url',
  vision: 'vision_text',
  mission: 'mission_text',
  organizationCategoryLabels: 'org_category_labels',
};

/** Two of the values are stored inside of an object; the others as they are. */
const wrappers: Partial<Record<ConfigurationField, string>> = { vision: 'text', mission: 'items' };

export const nothingStored: StoredConfiguration = { row: null, version: 0 };

/** The key under which a field of the configuration is stored. */
export function configurationKey(field: ConfigurationField): string {
  return keys[field];
}

export function toStoredConfiguration(row: unknown): StoredConfiguration {
  return row ? { row, version: asCount(asObject(row).version) } : nothingStored;
}

/** These fields as the public pages read them: with defaults for what is not stored or has a wrong shape. */
export function toConfigurationFields<Field extends ConfigurationField>(
  fields: readonly Field[],
  stored: readonly StoredConfiguration[],
): Pick<SiteConfiguration, Field> {
  const configuration = toSiteConfiguration(stored.flatMap(({ row }) => row ?? []));
  return Object.fromEntries(fields.map((field) => [field, configuration[field]])) as Pick<
    SiteConfiguration,
    Field
  >;
}

/** What `save_site_configurations` takes. */
export function toConfigurationChanges(
  fields: Partial<SiteConfiguration>,
  versions: ConfigurationVersions,
) {
  return Object.entries(fields).map(([name, value]) => {
    const field = name as ConfigurationField;
    const wrapper = wrappers[field];
    return {
      config_key: keys[field],
      config_value: (wrapper ? { [wrapper]: value } : value) as Json,
      expected_version: versions[keys[field]] ?? 0,
    };
  });
}
