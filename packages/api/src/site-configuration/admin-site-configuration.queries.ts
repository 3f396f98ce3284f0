import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { whenRowIsMissing, whenTableIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import {
  nothingStored,
  type StoredConfiguration,
  toSiteConfiguration,
  toStoredConfiguration,
  valuesOf,
} from './site-configuration.model.ts';

const labelsKey = 'org_category_labels';

async function fetchStored(key: string, signal: AbortSignal): Promise<StoredConfiguration> {
  const row = unwrap(
    await db()
      .from('site_configurations')
      .select('config_key, config_value, version, updated_at')
      .eq('config_key', key)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return toStoredConfiguration(row);
}

/** One key with its version, for its editor. */
export function storedConfigurationQuery(key: string) {
  return queryOptions({
    queryKey: [...cached.siteConfiguration, 'stored', key],
    queryFn: ({ signal }) =>
      fetchStored(key, signal)
        .catch(whenTableIsMissing(nothingStored))
        .catch(whenRowIsMissing(nothingStored)),
    staleTime: 0,
    meta: {
      errorTitle: key === labelsKey ? 'Gagal memuat label kategori' : `Gagal memuat ${key}`,
    },
  });
}

/** What the categories of the organisation are called. */
export function organizationLabelsQuery() {
  return queryOptions({
    ...storedConfigurationQuery(labelsKey),
    select: ({ row }: StoredConfiguration) =>
      toSiteConfiguration(valuesOf(row ? [row] : [])).organizationCategoryLabels,
  });
}
