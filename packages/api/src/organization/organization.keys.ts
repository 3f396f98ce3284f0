export const organizationKeys = {
  all: ['organization'] as const,
  admin: () => [...organizationKeys.all, 'admin'] as const,
  stored: (id: string) => [...organizationKeys.admin(), id] as const,
};
