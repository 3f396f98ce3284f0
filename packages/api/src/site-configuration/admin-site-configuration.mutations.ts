import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { storedConfigurationQuery } from './admin-site-configuration.queries.ts';
import { siteConfigurationKeys } from './site-configuration.keys.ts';
import type { SiteConfiguration } from './site-configuration.model.ts';
import {
  type ConfigurationVersions,
  toConfigurationChanges,
  toStoredConfiguration,
} from './site-configuration.model.ts';

interface ConfigurationToSave {
  fields: Partial<SiteConfiguration>;
  version: ConfigurationVersions;
}

/**
 * Saves all of these fields or none. Throws a version conflict when one of them has a newer version. A replaced picture is removed.
 */
export function saveConfigurationMutation() {
  return mutationOptions({
    mutationFn: async ({ fields, version }: ConfigurationToSave) => {
      const changes = toConfigurationChanges(fields, version);
      return unwrap(await db().rpc('save_site_configurations', { changes }));
    },
    onSuccess: (rows, _changes, _context, { client }) => {
      for (const row of rows) {
        client.setQueryData(
          storedConfigurationQuery(row.config_key).queryKey,
          toStoredConfiguration(row),
        );
      }
      void sweepOrphanedFiles();
    },
    ...awaitsReadsWhenSettled(siteConfigurationKeys.all),
    meta: { errorTitle: 'Gagal menyimpan konfigurasi', asksOnConflict: true },
  });
}
