import { mutationOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { write } from '../query/call.ts';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { storedConfigurationQuery } from './admin-site-configuration.queries.ts';
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

const save = write('save_site_configurations', ({ fields, version }: ConfigurationToSave) => ({
  changes: toConfigurationChanges(fields, version),
}));

/**
 * Saves all of these fields or none. Throws a version conflict when one of them has a newer version. A replaced picture is removed.
 */
export function saveConfigurationMutation() {
  return mutationOptions({
    mutationFn: save,
    onSuccess: (rows, _changes, _context, { client }) => {
      for (const row of rows) {
        client.setQueryData(
          storedConfigurationQuery(row.config_key).queryKey,
          toStoredConfiguration(row),
        );
      }
      void sweepOrphanedFiles();
    },
    ...awaitsReadsWhenSettled(cached.siteConfiguration),
    meta: { errorTitle: 'Gagal menyimpan konfigurasi', asksOnConflict: true },
  });
}
