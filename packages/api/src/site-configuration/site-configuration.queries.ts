import { queryOptions } from '@portal/api/query';
import { isApiError } from '../query/api-error.ts';
import { cached } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { whenTableIsMissing } from '../query/missing.ts';
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

function whenForbidden(error: unknown): null {
  if (!isApiError(error) || error.code !== '42501') throw error;
  console.warn(`Konfigurasi situs tidak boleh dibaca: ${error.cause}`);
  return null;
}

/** Missing table or missing permission: the defaults, and only a warning in the console. */
async function fetchSiteConfiguration(
  signal: AbortSignal,
  keys?: string[],
): Promise<SiteConfiguration> {
  const values = await call('site_configuration', keys ? { by_keys: keys } : {}, { signal })
    .catch(whenTableIsMissing(null))
    .catch(whenForbidden);
  return toSiteConfiguration(values);
}

export function siteConfigurationQuery() {
  return queryOptions({
    queryKey: cached.siteConfiguration,
    queryFn: ({ signal }) => fetchSiteConfiguration(signal),
    meta: { errorTitle: 'Gagal memuat konfigurasi situs' },
  });
}

export function aboutPageConfigurationQuery() {
  return queryOptions({
    queryKey: [...cached.siteConfiguration, 'about-page'],
    queryFn: ({ signal }): Promise<AboutPageConfiguration> =>
      fetchSiteConfiguration(signal, aboutPageKeys),
    meta: { errorTitle: 'Gagal memuat konfigurasi halaman' },
  });
}
