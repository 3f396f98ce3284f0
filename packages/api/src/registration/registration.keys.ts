export const registrationKeys = {
  all: ['registrations'] as const,
  own: (userId: string) => [...registrationKeys.all, 'own', userId] as const,
};
