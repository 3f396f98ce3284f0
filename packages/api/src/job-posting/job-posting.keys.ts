export const jobPostingKeys = {
  all: ['job-postings'] as const,
  latest: () => [...jobPostingKeys.all, 'latest'] as const,
};
