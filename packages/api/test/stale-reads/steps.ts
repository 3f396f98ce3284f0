import type { QueryClient } from '@tanstack/react-query';
import { alumniRecordQuery } from '../../src/alumni/admin-alumni.queries.ts';
import { toVersionedAlumni } from '../../src/alumni/alumni.model.ts';
import type { DecisionRequest } from '../../src/decision/decisions.ts';
import { editedEventQuery } from '../../src/event/admin-event.queries.ts';
import { editedJobQuery } from '../../src/job-posting/admin-job-posting.queries.ts';
import { ids } from './reads.ts';

/** What the screens of an account show, and what writes have resolved to by their names. */
export interface World {
  cache: QueryClient;
  done: Record<string, unknown>;
}

export interface Step {
  write: string;
  /** The arguments of the function that makes its options. */
  made?: unknown[];
  variables?: unknown;
  /** The variables, where they depend on what is shown. */
  from?: (world: World) => unknown;
}

export const sent = (write: string, variables?: unknown, made?: unknown[]): Step => ({
  write,
  variables,
  ...(made && { made }),
});
export const resulting = (write: string, from: (world: World) => unknown): Step => ({
  write,
  from,
});

const storedIn = {
  alumni: alumniRecordQuery,
  event: editedEventQuery,
  job: editedJobQuery,
};
export const versionOf = ({ cache }: World, area: keyof typeof storedIn, id: string) =>
  Object(cache.getQueryData(storedIn[area](id).queryKey)).version;
/** Decides on one row. */
export const deciding = (
  area: keyof typeof storedIn,
  row: string,
  decision: DecisionRequest['decision'],
  id = ids.decision,
): Step => ({
  write: `${area}Mutations.decide`,
  from: (world) => ({
    id,
    decision,
    target: { rows: [{ id: row, version: versionOf(world, area, row) }] },
  }),
});
/** Changes a stored row. */
export const saving = (area: 'alumni' | 'event', id: string, change: object): Step => ({
  write: `${area}Mutations.save`,
  from: async ({ cache }) => {
    const alumnus = area === 'alumni' ? await cache.fetchQuery(alumniRecordQuery(id)) : null;
    const stored = alumnus
      ? toVersionedAlumni(alumnus)
      : await cache.fetchQuery(editedEventQuery(id));
    return { id, version: stored?.version, fields: { ...stored?.fields, ...change } };
  },
});
