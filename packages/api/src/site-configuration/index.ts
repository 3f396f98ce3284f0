export { defaultSiteConfiguration, type SiteConfiguration } from './site-configuration.model.ts';
export {
  aboutPageConfigurationQuery,
  siteConfigurationQuery,
} from './site-configuration.queries.ts';
