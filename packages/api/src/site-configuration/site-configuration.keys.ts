export const siteConfigurationKeys = {
  all: ['site-configuration'] as const,
  aboutPage: () => [...siteConfigurationKeys.all, 'about-page'] as const,
  stored: (key: string) => [...siteConfigurationKeys.all, 'stored', key] as const,
};
