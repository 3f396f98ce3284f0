export const organizationKeys = {
  all: ['organization'] as const,
  admin: () => [...organizationKeys.all, 'admin'] as const,
};
