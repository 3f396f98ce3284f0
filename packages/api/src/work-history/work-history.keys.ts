export const workHistoryKeys = {
  all: ['work-history'] as const,
  ofAlumni: (alumniId: string) => [...workHistoryKeys.all, alumniId] as const,
};
