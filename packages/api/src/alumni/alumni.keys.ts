export const alumniKeys = {
  all: ['alumni'] as const,
  yearGroups: () => [...alumniKeys.all, 'year-groups'] as const,
  own: (userId: string) => [...alumniKeys.all, 'own', userId] as const,
  ownProfile: (userId: string) => [...alumniKeys.own(userId), 'profile'] as const,
  completeness: (userId: string) => [...alumniKeys.own(userId), 'completeness'] as const,
  portrait: (userId: string) => [...alumniKeys.own(userId), 'portrait'] as const,
};
