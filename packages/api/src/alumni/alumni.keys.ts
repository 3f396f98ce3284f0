export const alumniKeys = {
  all: ['alumni'] as const,
  own: (userId: string) => [...alumniKeys.all, 'own', userId] as const,
};
