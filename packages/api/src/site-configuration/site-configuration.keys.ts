export const siteConfigurationKeys = {
  all: ['site-configuration'] as const,
  aboutPage: () => [...siteConfigurationKeys.all, 'about-page'] as const,
};
