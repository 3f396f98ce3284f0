export const eventKeys = {
  all: ['events'] as const,
  latest: () => [...eventKeys.all, 'latest'] as const,
};
