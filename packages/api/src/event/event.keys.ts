import type { ApprovedEventFilter } from './event.model.ts';

export const eventKeys = {
  all: ['events'] as const,
  home: () => [...eventKeys.all, 'home'] as const,
  approved: () => [...eventKeys.all, 'approved'] as const,
  approvedPage: (filter: ApprovedEventFilter, page: number) =>
    [...eventKeys.approved(), 'page', filter, page] as const,
  approvedOne: (id: string) => [...eventKeys.approved(), 'one', id] as const,
  otherCategories: () => [...eventKeys.approved(), 'other-categories'] as const,
};
