import { readNow, useQuery, useQueryClient } from '@portal/api/query';
import type { SiteConfiguration } from '@portal/api/site-configuration';
import {
  type ConfigurationField,
  type ConfigurationVersions,
  configurationKey,
  type StoredConfiguration,
  storedConfigurationQuery,
  toConfigurationFields,
} from '@portal/api/site-configuration/admin';
import type { Versioned } from '@portal/forms';
import { useMemo } from 'react';

export type StoredSection<Field extends ConfigurationField> = Versioned<
  Pick<SiteConfiguration, Field>,
  ConfigurationVersions
>;

/** One section has one or two keys. Each is read separately, so that a failure names its key. */
export function useStoredSection<Field extends ConfigurationField>(fields: readonly Field[]) {
  const cache = useQueryClient();
  const keys = fields.map(configurationKey);
  const [firstKey = '', lastKey = firstKey] = keys;
  const first = useQuery(storedConfigurationQuery(firstKey));
  const last = useQuery(storedConfigurationQuery(lastKey));
  const failed = [first, last].find(({ isError }) => isError);

  const stored = useMemo(
    (): StoredSection<Field> => ({
      fields: toConfigurationFields(
        fields,
        [first.data, last.data].flatMap((one) => one ?? []),
      ),
      version: { [lastKey]: last.data?.version ?? 0, [firstKey]: first.data?.version ?? 0 },
    }),
    [fields, firstKey, lastKey, first.data, last.data],
  );

  /** What is stored now. */
  const readAgain = async (): Promise<StoredSection<Field>> => {
    const again = await Promise.all(
      keys.map((key) => readNow(cache, storedConfigurationQuery(key))),
    );
    return {
      fields: toConfigurationFields(fields, again),
      version: Object.fromEntries(keys.map((key, index) => [key, again[index]?.version ?? 0])),
    };
  };

  return {
    stored,
    changedAt: latestChange([first.data, last.data]),
    isPending: first.isPending || last.isPending,
    isLoadingError: first.isLoadingError || last.isLoadingError,
    isFetching: first.isFetching || last.isFetching,
    error: failed?.error ?? null,
    errorTitle: failed === first ? titleOf(firstKey) : titleOf(lastKey),
    refetch: () =>
      Promise.all([first, last].filter((query) => query.isError).map((query) => query.refetch())),
    readAgain,
  };
}

/** Ignores version 1, which is the default of the installation. */
function latestChange(read: readonly (StoredConfiguration | undefined)[]): string {
  const changes = read.flatMap((one) => (one && one.version > 1 ? one.changedAt : []));
  return changes.sort().at(-1) ?? '';
}

function titleOf(key: string): string {
  return storedConfigurationQuery(key).meta?.errorTitle ?? '';
}
