export const statisticsKeys = {
  all: ['statistics'] as const,
  waiting: () => [...statisticsKeys.all, 'waiting'] as const,
};
