export { defaultSiteConfiguration } from './site-configuration.defaults.ts';
export { siteConfigurationKeys } from './site-configuration.keys.ts';
export type { SiteConfiguration } from './site-configuration.model.ts';
export {
  aboutPageConfigurationQuery,
  siteConfigurationQuery,
} from './site-configuration.queries.ts';
