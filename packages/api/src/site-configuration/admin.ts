export { saveConfigurationMutation } from './admin-site-configuration.mutations.ts';
export {
  organizationLabelsQuery,
  storedConfigurationQuery,
} from './admin-site-configuration.queries.ts';
export {
  type ConfigurationField,
  type ConfigurationVersions,
  configurationKey,
  type StoredConfiguration,
  toConfigurationFields,
} from './site-configuration.model.ts';
