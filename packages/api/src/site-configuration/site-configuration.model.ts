import * as z from 'zod/mini';
import { readRows } from '../read-rows.ts';
import { defaultSiteConfiguration as defaults } from './site-configuration.defaults.ts';

const text = (fallback: string) => z.catch(z.string(), fallback);

/** Older installations store a picture as its bare address. */
function image(fallback: { url: string; alt: string }) {
  const bareUrl = z.pipe(
    z.string(),
    z.transform((url: string) => ({ url, alt: fallback.alt })),
  );
  const withAlt = z.object({ url: text(fallback.url), alt: text(fallback.alt) });
  return z.catch(z.union([bareUrl, withAlt]), fallback);
}

/** Broken entries of a list are dropped, the others stay. */
function listOf<T>(item: z.ZodMiniType<T>, fallback: T[]) {
  const entries = z.pipe(
    z.array(z.unknown()),
    z.transform((values: unknown[]) => readRows(item, values)),
  );
  return z.catch(entries, fallback);
}

const homeAboutText = z.catch(
  z.object({
    title: text(defaults.homeAboutText.title),
    paragraph1: text(defaults.homeAboutText.paragraph1),
    paragraph2: text(defaults.homeAboutText.paragraph2),
  }),
  defaults.homeAboutText,
);

const aboutPageText = z.catch(
  z.object({
    title: text(defaults.aboutPageText.title),
    paragraph1: text(defaults.aboutPageText.paragraph1),
    paragraph2: text(defaults.aboutPageText.paragraph2),
    paragraph3: text(defaults.aboutPageText.paragraph3),
  }),
  defaults.aboutPageText,
);

const homeStats = listOf(
  z.object({
    title: z.string(),
    value: z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value: string | number) => String(value)),
    ),
  }),
  defaults.homeStats,
);

const visionText = z.catch(z.object({ text: text(defaults.vision) }), { text: defaults.vision });

const missionText = z.catch(z.object({ items: listOf(z.string(), defaults.mission) }), {
  items: defaults.mission,
});

const categoryLabels = z.catch(
  z.record(z.string(), z.string()),
  defaults.organizationCategoryLabels,
);

const heroBackground = image(defaults.heroBackground);
const homeAboutImage = image(defaults.homeAboutImage);
const aboutPageImage = image(defaults.aboutPageImage);

/** Everything that the admin may configure, with defaults for what is not stored or stored in a wrong shape. */
export type SiteConfiguration = ReturnType<typeof toSiteConfiguration>;

const configurationRow = z.object({ config_key: z.string(), config_value: z.unknown() });

export function toSiteConfiguration(rows: unknown) {
  const stored = new Map(
    readRows(configurationRow, rows).map((row) => [row.config_key, row.config_value]),
  );
  return {
    heroBackground: heroBackground.parse(stored.get('hero_background_url')),
    homeStats: homeStats.parse(stored.get('home_stats')),
    homeAboutText: homeAboutText.parse(stored.get('home_about_text')),
    homeAboutImage: homeAboutImage.parse(stored.get('home_about_image_url')),
    aboutPageText: aboutPageText.parse(stored.get('about_page_main_text')),
    aboutPageImage: aboutPageImage.parse(stored.get('about_page_main_image_url')),
    vision: visionText.parse(stored.get('vision_text')).text,
    mission: missionText.parse(stored.get('mission_text')).items,
    organizationCategoryLabels: categoryLabels.parse(stored.get('org_category_labels')),
  };
}
