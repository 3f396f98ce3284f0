import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { isApiError } from '../query/api-error.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { siteConfigurationKeys } from './site-configuration.keys.ts';
import {
  type ConfigurationRow,
  type SiteConfiguration,
  toSiteConfiguration,
} from './site-configuration.model.ts';

const aboutPageKeys = [
  'about_page_main_text',
  'about_page_main_image_url',
  'vision_text',
  'mission_text',
  'org_category_labels',
];

/** What the about page reads, and no more. */
export type AboutPageConfiguration = Pick<
  SiteConfiguration,
  'aboutPageText' | 'aboutPageImage' | 'vision' | 'mission' | 'organizationCategoryLabels'
>;

async function fetchRows(signal: AbortSignal, keys?: string[]): Promise<ConfigurationRow[]> {
  const rows = db().from('site_configurations').select('config_key, config_value');
  return unwrap(await (keys ? rows.in('config_key', keys) : rows).abortSignal(signal));
}

function whenForbidden(error: unknown): ConfigurationRow[] {
  if (!isApiError(error) || error.code !== '42501') throw error;
  console.warn(`Konfigurasi situs tidak boleh dibaca: ${error.cause}`);
  return [];
}

/** Missing table or missing permission: the defaults, and only a warning in the console. */
async function fetchSiteConfiguration(
  signal: AbortSignal,
  keys?: string[],
): Promise<SiteConfiguration> {
  const rows = await fetchRows(signal, keys).catch(whenTableIsMissing([])).catch(whenForbidden);
  return toSiteConfiguration(rows);
}

export function siteConfigurationQuery() {
  return queryOptions({
    queryKey: siteConfigurationKeys.all,
    queryFn: ({ signal }) => fetchSiteConfiguration(signal),
    meta: { errorTitle: 'Gagal memuat konfigurasi situs' },
  });
}

export function aboutPageConfigurationQuery() {
  return queryOptions({
    queryKey: siteConfigurationKeys.aboutPage(),
    queryFn: ({ signal }): Promise<AboutPageConfiguration> =>
      fetchSiteConfiguration(signal, aboutPageKeys),
    meta: { errorTitle: 'Gagal memuat konfigurasi halaman' },
  });
}
