import { asList, asObject, asText } from '../rows/stored-value.ts';
import { defaultSiteConfiguration as defaults } from './site-configuration.defaults.ts';

/** Everything that the admin may configure, with defaults for what is not stored or has a wrong shape. */
export type SiteConfiguration = typeof defaults;

type SiteImage = SiteConfiguration['heroBackground'];

/** Older installations store a picture as its bare address. */
function toImage(value: unknown, fallback: SiteImage): SiteImage {
  if (typeof value === 'string') return { url: value, alt: fallback.alt };
  const { url, alt } = asObject(value);
  return { url: asText(url, fallback.url), alt: asText(alt, fallback.alt) };
}

/** The fallback names the fields: each is read, or taken from there. */
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

/** An empty list is a choice of the admin; anything that is no list is not. */
function toListOr<T>(value: unknown, read: (entry: unknown) => T | null, fallback: T[]): T[] {
  return Array.isArray(value) ? asList(value, read) : fallback;
}

function toLabels(value: unknown): Record<string, string> {
  const labels = Object.entries(asObject(value)).filter(([, label]) => typeof label === 'string');
  return labels.length > 0
    ? Object.fromEntries(labels.map(([key, label]) => [key, asText(label)]))
    : defaults.organizationCategoryLabels;
}

function byKey(rows: unknown): Record<string, unknown> {
  const entries = asList(rows, (row) => {
    const { config_key, config_value } = asObject(row);
    return [[asText(config_key), config_value]] as const;
  });
  return Object.fromEntries(entries);
}

/** From rows of `config_key` and `config_value`. */
export function toSiteConfiguration(rows: unknown): SiteConfiguration {
  const stored = byKey(rows);
  return {
    heroBackground: toImage(stored.hero_background_url, defaults.heroBackground),
    homeStats: toListOr(stored.home_stats, toStat, defaults.homeStats),
    homeAboutText: toTexts(stored.home_about_text, defaults.homeAboutText),
    homeAboutImage: toImage(stored.home_about_image_url, defaults.homeAboutImage),
    aboutPageText: toTexts(stored.about_page_main_text, defaults.aboutPageText),
    aboutPageImage: toImage(stored.about_page_main_image_url, defaults.aboutPageImage),
    vision: asText(asObject(stored.vision_text).text, defaults.vision),
    mission: toListOr(asObject(stored.mission_text).items, toMissionItem, defaults.mission),
    organizationCategoryLabels: toLabels(stored.org_category_labels),
  };
}
