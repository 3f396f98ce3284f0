import type { Role } from '../account/index.ts';

/** The admin reads real names in another order, so the key names the viewer. */
export const thesisKeys = {
  all: ['theses'] as const,
  page: (viewer: Role | null, search: string, page: number) =>
    [...thesisKeys.all, viewer, search, page] as const,
};
