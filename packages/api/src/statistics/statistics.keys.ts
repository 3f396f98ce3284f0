export const statisticsKeys = {
  all: ['statistics'] as const,
};
