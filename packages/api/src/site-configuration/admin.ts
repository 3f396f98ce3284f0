export {
  type ConfigurationField,
  type ConfigurationVersions,
  configurationKey,
  toConfigurationFields,
} from './admin-site-configuration.model.ts';
export { saveConfigurationMutation } from './admin-site-configuration.mutations.ts';
export {
  organizationLabelsQuery,
  storedConfigurationQuery,
} from './admin-site-configuration.queries.ts';
