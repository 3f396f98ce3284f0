export const statisticsKeys = {
  all: ['statistics'] as const,
  waiting: () => [...statisticsKeys.all, 'waiting'] as const,
  overview: () => [...statisticsKeys.all, 'overview'] as const,
};
