import { asPicture, storedPicture } from '../client/picture.ts';
import type { Json, Tables } from '../database.types.ts';
import { asCount, asList, asObject, asRow, asText } from '../rows/stored-value.ts';
import texts from './default-texts.json' with { type: 'json' };

const defaults = {
  heroBackground: texts.hero_background_url,
  homeStats: texts.home_stats,
  homeAboutText: texts.home_about_text,
  homeAboutImage: texts.home_about_image_url,
  aboutPageText: texts.about_page_main_text,
  aboutPageImage: texts.about_page_main_image_url,
  vision: texts.vision_text.text,
  mission: texts.mission_text.items,
  organizationCategoryLabels: {} as Record<string, string>,
};

/** Everything that the admin may configure, with defaults for what is not stored or has a wrong shape. */
export type SiteConfiguration = typeof defaults;

/** What the site shows before anything is configured. An empty URL of a picture stands for the built-in one, whose page knows its text. */
export const defaultSiteConfiguration: SiteConfiguration = defaults;

type SiteImage = SiteConfiguration['heroBackground'];

/** Older installations store a picture as its bare URL. The alternative text belongs to the picture, and goes with it. */
function toImage(value: unknown): SiteImage {
  const { url, alt } = typeof value === 'string' ? { url: value, alt: '' } : asObject(value);
  const address = asPicture(url);
  return { url: address, alt: address ? asText(alt) : '' };
}

/** Reads the fields that the fallback has; an unreadable one is taken from the fallback. */
function toTexts<T extends Record<string, string>>(value: unknown, fallback: T): T {
  const stored = asObject(value);
  const entries = Object.entries(fallback).map(([key, text]) => [key, asText(stored[key], text)]);
  return { ...fallback, ...Object.fromEntries(entries) };
}

function toStat(value: unknown): { title: string; value: string } | null {
  const stat = asObject(value);
  const isReadable =
    typeof stat.title === 'string' && ['string', 'number'].includes(typeof stat.value);
  return isReadable ? { title: asText(stat.title), value: String(stat.value) } : null;
}

function toMissionItem(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The admin may configure an empty list; anything that is no list becomes the fallback. */
function toListOr<T>(value: unknown, read: (entry: unknown) => T | null, fallback: T[]): T[] {
  return Array.isArray(value) ? asList(value, read) : fallback;
}

/**
 * An editor starts with these if nothing is stored. The about page does not: they would add empty tabs, and it derives a missing
 * label from the key anyway.
 */
const legacyLabels: Readonly<Record<string, string>> = {
  'pengurus-inti': 'Pengurus Inti',
  'bidang-organisasi': 'Bidang Organisasi',
  'bidang-pendidikan': 'Bidang Pendidikan',
  'bidang-sosial': 'Bidang Sosial',
  lainnya: 'Lainnya',
};

function toLabels(value: unknown): Record<string, string> {
  const labels = Object.entries(asObject(value)).filter(([, label]) => typeof label === 'string');
  return Object.fromEntries(labels.map(([key, label]) => [key, asText(label)]));
}

export type ConfigurationRow = Pick<Tables<'site_configurations'>, 'config_key' | 'config_value'>;

/** Reads the stored values by their keys. */
export function toSiteConfiguration(values: unknown): SiteConfiguration {
  const stored = asObject(values);
  return {
    heroBackground: toImage(stored.hero_background_url),
    homeStats: toListOr(stored.home_stats, toStat, defaults.homeStats),
    homeAboutText: toTexts(stored.home_about_text, defaults.homeAboutText),
    homeAboutImage: toImage(stored.home_about_image_url),
    aboutPageText: toTexts(stored.about_page_main_text, defaults.aboutPageText),
    aboutPageImage: toImage(stored.about_page_main_image_url),
    vision: asText(asObject(stored.vision_text).text, defaults.vision),
    mission: toListOr(asObject(stored.mission_text).items, toMissionItem, defaults.mission),
    organizationCategoryLabels: toLabels(stored.org_category_labels),
  };
}

export type ConfigurationField = keyof SiteConfiguration;

/** By configuration key; 0 stands for a key that is not stored yet. */
export type ConfigurationVersions = Readonly<Record<string, number>>;

/** One key as it is stored; the row is null where there is none. */
export interface StoredConfiguration {
  row: ConfigurationRow | null;
  version: number;
  /** A moment in ISO form; empty while nothing is stored. */
  changedAt: string;
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

export const nothingStored: StoredConfiguration = { row: null, version: 0, changedAt: '' };

/** What rows store, by their keys. */
export function valuesOf(rows: readonly ConfigurationRow[]): Record<string, unknown> {
  return Object.fromEntries(
    asList(rows, (row) => {
      const { config_key, config_value } = asRow(row);
      return [[asText(config_key), config_value]] as const;
    }),
  );
}

/** The key under which a field of the configuration is stored. */
export function configurationKey(field: ConfigurationField): string {
  return keys[field];
}

type VersionedRow = ConfigurationRow &
  Pick<Tables<'site_configurations'>, 'version' | 'updated_at'>;

export function toStoredConfiguration(row: VersionedRow | null): StoredConfiguration {
  if (!row) return nothingStored;
  const { version, updated_at } = asRow(row);
  return { row, version: asCount(version), changedAt: asText(updated_at) };
}

/** These fields for their editor: with defaults for what is not stored or has a wrong shape. */
export function toConfigurationFields<Field extends ConfigurationField>(
  fields: readonly Field[],
  stored: readonly StoredConfiguration[],
): Pick<SiteConfiguration, Field> {
  const rows = stored.flatMap(({ row }) => row ?? []);
  const configuration = toSiteConfiguration(valuesOf(rows));
  if (rows.length === 0) configuration.organizationCategoryLabels = { ...legacyLabels };
  return Object.fromEntries(fields.map((field) => [field, configuration[field]])) as Pick<
    SiteConfiguration,
    Field
  >;
}

function toStoredValue(
  field: ConfigurationField,
  value: SiteConfiguration[ConfigurationField],
): Json {
  const wrapper = wrappers[field];
  if (wrapper) return { [wrapper]: value };
  const isImage = typeof value === 'object' && 'url' in value && 'alt' in value;
  return isImage ? { ...value, url: storedPicture(value.url ?? '') ?? '' } : value;
}

/** What `save_site_configurations` takes. */
export function toConfigurationChanges(
  fields: Partial<SiteConfiguration>,
  versions: ConfigurationVersions,
) {
  return Object.entries(fields).map(([name, value]) => {
    const field = name as ConfigurationField;
    return {
      config_key: keys[field],
      config_value: toStoredValue(field, value),
      expected_version: versions[keys[field]] ?? 0,
    };
  });
}
