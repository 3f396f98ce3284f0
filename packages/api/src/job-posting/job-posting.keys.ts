import type { ApprovedJobFilter } from './job-posting.model.ts';

export const jobPostingKeys = {
  all: ['job-postings'] as const,
  latest: (today: string) => [...jobPostingKeys.all, 'latest', today] as const,
  approved: () => [...jobPostingKeys.all, 'approved'] as const,
  approvedPage: (filter: ApprovedJobFilter, page: number) =>
    [...jobPostingKeys.approved(), 'page', filter, page] as const,
  approvedOne: (id: string) => [...jobPostingKeys.approved(), 'one', id] as const,
  filterOptions: () => [...jobPostingKeys.approved(), 'filter-options'] as const,
  ownOne: (id: string) => [...jobPostingKeys.all, 'own', 'one', id] as const,
  ownPage: (userId: string, page: number) => [...jobPostingKeys.all, 'own', userId, page] as const,
};
