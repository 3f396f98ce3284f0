import type { DirectoryCursor, DirectoryFilters, DirectoryViewer } from './directory.model.ts';

/** Names and contacts depend on the viewer, so every key except that of the years contains the viewer. */
export const directoryKeys = {
  all: ['directory'] as const,
  years: () => [...directoryKeys.all, 'years'] as const,
  page: (viewer: DirectoryViewer, filters: DirectoryFilters, after: DirectoryCursor | null) =>
    [...directoryKeys.all, viewer, 'page', filters, after] as const,
  count: (viewer: DirectoryViewer, filters: DirectoryFilters) =>
    [...directoryKeys.all, viewer, 'count', filters] as const,
  profile: (viewer: DirectoryViewer, id: string) =>
    [...directoryKeys.all, viewer, 'profile', id] as const,
  workHistory: (id: string) => [...directoryKeys.all, 'work-history', id] as const,
  visitorWorkHistory: (id: string) => [...directoryKeys.workHistory(id), 'visitor'] as const,
};
