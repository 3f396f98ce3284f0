import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { isApiError } from '../query/api-error.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { siteConfigurationKeys } from './site-configuration.keys.ts';
import { type SiteConfiguration, toSiteConfiguration } from './site-configuration.model.ts';

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

async function fetchValues(signal: AbortSignal, keys?: string[]): Promise<unknown> {
  const request = db().rpc('site_configuration', keys ? { by_keys: keys } : {});
  return unwrap(await request.abortSignal(signal));
}

function whenForbidden(error: unknown): unknown {
  if (!isApiError(error) || error.code !== '42501') throw error;
  console.warn(`Konfigurasi situs tidak boleh dibaca: ${error.cause}`);
  return null;
}

/** Missing table or missing permission: the defaults, and only a warning in the console. */
async function fetchSiteConfiguration(
  signal: AbortSignal,
  keys?: string[],
): Promise<SiteConfiguration> {
  const values = await fetchValues(signal, keys)
    .catch(whenTableIsMissing(null))
    .catch(whenForbidden);
  return toSiteConfiguration(values);
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
