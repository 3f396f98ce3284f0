export const siteConfigurationKeys = {
  all: ['site-configuration'] as const,
};
