import { db, isBackendConfigured } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { isApiError } from '../api-error.ts';
import { whenTableIsMissing } from '../missing-table.ts';
import { unwrap } from '../unwrap.ts';
import { siteConfigurationKeys } from './site-configuration.keys.ts';
import { type SiteConfiguration, toSiteConfiguration } from './site-configuration.model.ts';

async function fetchConfigurationRows(signal: AbortSignal): Promise<unknown> {
  if (!isBackendConfigured()) return [];
  return unwrap(
    await db().from('site_configurations').select('config_key, config_value').abortSignal(signal),
  );
}

function whenForbidden(error: unknown): unknown {
  if (!isApiError(error) || error.code !== '42501') throw error;
  console.warn(`Konfigurasi situs tidak boleh dibaca: ${error.message}`);
  return [];
}

/** Missing table or missing permission: the defaults, and only a warning in the console. */
async function fetchSiteConfiguration(signal: AbortSignal): Promise<SiteConfiguration> {
  const rows = await fetchConfigurationRows(signal)
    .catch(whenTableIsMissing<unknown>([]))
    .catch(whenForbidden);
  return toSiteConfiguration(rows);
}

export function siteConfigurationQuery() {
  return queryOptions({
    queryKey: siteConfigurationKeys.all,
    queryFn: ({ signal }) => fetchSiteConfiguration(signal),
    meta: { errorTitle: 'Gagal memuat konfigurasi situs' },
  });
}
